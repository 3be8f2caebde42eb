import { type ComponentType, createElement, createRef } from 'react';
import { mount } from '../mount.tsx';
import { StoryProviders } from '../StoryProviders.tsx';

/**
 * Checks that a component passes `ref`, `className` and other attributes to its root element.
 * @param args props with which it renders something
 * @throws Error that says what is missing
 */
export async function checkRoot(component: ComponentType<never>, args: Record<string, unknown>): Promise<void> {
  const ref = createRef<Element>();
  const props = { ...args, ref, className: 'from-outside', 'data-from-outside': 'yes' };
  const { container, unmount } = await mount(
    <StoryProviders>{createElement(component as ComponentType<Record<string, unknown>>, props)}</StoryProviders>,
  );
  try {
    const targets = [...document.querySelectorAll('[data-from-outside="yes"]')];
    const root = targets[0];
    if (!root) throw new Error('Attributes do not reach the root: spread the rest of the props on it.');
    if (targets.length > 1) throw new Error('Attributes reach more than one element: only the root may take the rest.');
    if (!root.classList.contains('from-outside')) throw new Error('className does not reach the root.');
    if (ref.current !== root) throw new Error('ref does not give the root.');
    // Portals, such as a dialog, may be beside the root, or be the root elsewhere.
    const siblings = [...container.children].filter((each) => each !== root && each.localName !== 'dialog');
    if (container.contains(root) && (root.parentElement !== container || siblings.length > 0)) {
      throw new Error('The element that takes the attributes is not the root: something is drawn around or beside it.');
    }
  } finally {
    unmount();
  }
}
