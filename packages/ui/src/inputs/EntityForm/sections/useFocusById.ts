import { useLayoutEffect, useRef } from 'react';

/** Returns a function that moves the focus to the element with an id, once it is rendered. */
export function useFocusById(): (id: string) => void {
  const pending = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = pending.current && document.getElementById(pending.current);
    if (!element) return;
    pending.current = null;
    element.focus();
    // Not below a sticky bar.
    element.scrollIntoView({ block: 'nearest' });
  });
  return (id) => {
    pending.current = id;
  };
}
