import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { voteGovHref } from './us-states.ts';

/** What a closed list of choices does with a key: these open it or leave it, all others go through the choices. */
function goesThroughChoices(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  return !['Enter', ' ', 'Tab', 'Escape', 'F4', 'Shift'].includes(event.key);
}

/**
 * Opens a page in a new tab when somebody chooses. Arrow keys and letters on a closed list choose with every press, so
 * they only change the link that stands beside the list; whoever goes through 50 states by keyboard gets no 50 tabs.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/on-input.html
 */
export function useStateChoice(): {
  /** The choice, '' for none. */
  state: string;
  selectRef: RefObject<HTMLSelectElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: () => void;
  onChange: () => void;
} {
  const selectRef = useRef<HTMLSelectElement>(null);
  const isGoingThrough = useRef(false);
  const [state, setState] = useState('');

  // A choice made before React arrived, or kept by the browser on the way back, still gets its link.
  useEffect(() => setState(selectRef.current?.value ?? ''), []);

  return {
    state,
    selectRef,
    onKeyDown(event) {
      isGoingThrough.current = goesThroughChoices(event);
    },
    onPointerDown() {
      isGoingThrough.current = false;
    },
    onChange() {
      const chosen = selectRef.current?.value ?? '';
      setState(chosen);
      if (chosen !== '' && !isGoingThrough.current) window.open(voteGovHref(chosen), '_blank', 'noopener,noreferrer');
    },
  };
}
