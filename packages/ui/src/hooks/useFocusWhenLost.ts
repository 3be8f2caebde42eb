import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when the focused control disappears with its action, such as the button of a finished
 * step or of a form that is reset. Otherwise keyboard users would continue from the top of the page.
 * @param moment changes when an action has finished; '' for none. The initial value moves no focus.
 * @returns ref of the element that takes the focus, such as a status message
 */
export function useFocusWhenLost<Target extends HTMLElement>(moment: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(moment);
  useEffect(() => {
    if (moment !== '' && moment !== last.current && document.activeElement === document.body) target.current?.focus();
    last.current = moment;
  }, [moment]);
  return target;
}
