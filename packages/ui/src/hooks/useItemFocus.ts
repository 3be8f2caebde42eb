import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What gets the focus: a control by its `data-control`, in an item or outside; `field` is the item's first field. */
interface FocusTarget {
  index?: number;
  control: string;
}

/**
 * Returns a function that moves the focus once a list has been rendered again: an element that is moved or removed
 * loses it.
 * @param root the element around the list, an `ol` that is its child
 */
export function useItemFocus(root: RefObject<HTMLElement | null>): (target: FocusTarget) => void {
  const pending = useRef<FocusTarget | null>(null);
  useLayoutEffect(() => {
    const target = pending.current;
    if (!target || !root.current) return;
    const scope =
      target.index === undefined ? root.current : root.current.querySelectorAll(':scope > ol > li')[target.index];
    const selector =
      target.control === 'field' ? 'input, select, textarea, [contenteditable]' : `[data-control="${target.control}"]`;
    const element = scope?.querySelector(selector);
    if (!(element instanceof HTMLElement)) return;
    pending.current = null;
    element.focus();
  });
  return (target) => {
    pending.current = target;
  };
}
