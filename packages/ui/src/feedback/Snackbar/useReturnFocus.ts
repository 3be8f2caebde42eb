import { type FocusEvent, useRef } from 'react';

/**
 * Remembers where focus was before it came into a region that may vanish, and brings it back there.
 * Spread `track` on the region; call `bringBack` before it vanishes.
 */
export function useReturnFocus<T extends HTMLElement>() {
  const region = useRef<T>(null);
  const cameFrom = useRef<Element | null>(null);
  return {
    track: {
      ref: region,
      onFocusCapture: (event: FocusEvent<T>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
      },
    },
    /**
     * Does nothing when focus is elsewhere; falls back to the page's `main` when the old place has gone.
     * Focus on nothing was in the region: a page may take it away before it is asked to.
     */
    bringBack: () => {
      const { activeElement, body } = document;
      if (activeElement !== body && !region.current?.contains(activeElement)) return;
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
