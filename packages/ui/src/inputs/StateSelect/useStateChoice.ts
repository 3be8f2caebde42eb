import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { voteGovHref } from './us-states.ts';

/** Whether a key changes the value of a closed select: all do except those that open or leave it. */
function browsesOptions(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  return !['Enter', ' ', 'Tab', 'Escape', 'F4', 'Shift'].includes(event.key);
}

/**
 * Opens a page in a new tab when a state is chosen. In a closed select, arrow keys and letters change the value with
 * every press, so they only update the link beside it: moving through 50 states must not open 50 tabs.
 * @returns the name of the chosen state, '' for none, and props of the select
 * @see https://www.w3.org/WAI/WCAG22/Understanding/on-input.html
 */
export function useStateChoice() {
  const selectRef = useRef<HTMLSelectElement>(null);
  const isBrowsing = useRef(false);
  const [state, setState] = useState('');

  // Picks up a choice made before hydration, or restored by the browser after Back.
  useEffect(() => setState(selectRef.current?.value ?? ''), []);

  const select = {
    ref: selectRef,
    onKeyDown(event: KeyboardEvent) {
      isBrowsing.current = browsesOptions(event);
    },
    onPointerDown() {
      isBrowsing.current = false;
    },
    onChange() {
      const chosen = selectRef.current?.value ?? '';
      setState(chosen);
      if (chosen !== '' && !isBrowsing.current) window.open(voteGovHref(chosen), '_blank', 'noopener,noreferrer');
    },
  };
  return { state, select };
}
