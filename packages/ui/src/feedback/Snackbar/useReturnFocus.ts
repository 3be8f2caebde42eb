import { type FocusEvent, useRef } from 'react';

/**
 * Remembers the element that had the focus before it moved into a region that may disappear, and restores it. Spread
 * `track` on the region; call `bringBack` before it disappears.
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
     * Does nothing if the focus is elsewhere; falls back to the page's `main` if the old element is gone. A focus on
     * `body` counts as inside the region, which may have been removed already.
     */
    bringBack: () => {
      const { activeElement, body } = document;
      if (activeElement !== body && !region.current?.contains(activeElement)) return;
      const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
      if (back instanceof HTMLElement) back.focus();
    },
  };
}
