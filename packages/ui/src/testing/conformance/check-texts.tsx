import { type ComponentType, createElement } from 'react';
import { mount } from '../mount.tsx';
import { StoryProviders } from '../StoryProviders.tsx';
import { checkNoHorizontalScroll } from './check-layout.ts';
import { edgeCaseTexts, wasInjected } from './edge-case-texts.ts';
import { declaredTextProps, textPaths, withTexts } from './text-props.ts';

/**
 * Checks that a component survives empty, very long and right-to-left text, emoji and HTML-like text in all its texts,
 * at a phone's width: it renders, logs nothing to the console, doesn't widen the page, and shows HTML as text.
 * @param source the component's source, to find text props that the args omit
 * @returns the number of texts
 * @throws Error that names the kind of text
 */
export async function checkTexts(
  component: ComponentType<never>,
  args: Record<string, unknown>,
  source: string,
  name: string,
): Promise<number> {
  const argPaths = textPaths(args);
  const topProps = [
    ...new Set([...declaredTextProps(source, name), ...argPaths.filter((path) => path.length === 1).flat()]),
  ];
  const paths = [...topProps.map((prop) => [prop]), ...argPaths.filter((path) => path.length > 1)];
  for (const [kind, text] of Object.entries(edgeCaseTexts)) {
    // Empty texts in nested items would give them duplicate keys, which real data doesn't have.
    const changedArgs = withTexts(args, text(0) === '' ? paths.filter((path) => path.length === 1) : paths, text);
    try {
      const { unmount } = await mount(
        <StoryProviders>
          {createElement(component as ComponentType<Record<string, unknown>>, changedArgs)}
        </StoryProviders>,
      );
      try {
        checkNoHorizontalScroll();
        if (wasInjected()) throw new Error('The text was taken for HTML.');
      } finally {
        unmount();
      }
    } catch (cause) {
      throw new Error(`With ${kind} in ${topProps.join(', ')}: ${(cause as Error).message}`, { cause });
    }
  }
  return paths.length;
}
