import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when a condition becomes true, without scrolling to it.
 * @returns the ref for that element; give it `tabIndex={-1}` once the condition is true
 */
export function useFocusWhen<T extends HTMLElement>(condition: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (condition) ref.current?.focus({ preventScroll: true });
  }, [condition]);
  return ref;
}
