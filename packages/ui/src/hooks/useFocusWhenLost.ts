import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus where what had it has gone with what it did: a button of a step that is over, a form that begins anew.
 * Who uses the keyboard would go on from the top of the page otherwise.
 * @param moment what has come about; '' for nothing. What there was at first takes no focus.
 * @returns for what should have the focus then, such as a line that says what was done
 */
export function useFocusWhenLost<Target extends HTMLElement>(moment: string): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const seen = useRef(moment);
  useEffect(() => {
    if (moment !== '' && moment !== seen.current && document.activeElement === document.body) target.current?.focus();
    seen.current = moment;
  }, [moment]);
  return target;
}
