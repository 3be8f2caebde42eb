import { type FocusEvent, useRef } from 'react';

/**
 * Remembers the element that had the focus before it moved into a region that may disappear, and restores it. Spread
 * `track` on the region; call `restoreFocus` before it disappears.
 */
export function useReturnFocus<T extends HTMLElement>() {
  const region = useRef<T>(null);
  const previousFocus = useRef<Element | null>(null);
  return {
    track: {
      ref: region,
      onFocusCapture: (event: FocusEvent<T>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
      },
    },
    /**
     * Does nothing if the focus is elsewhere; falls back to the page's `main` if the old element is gone. A focus on
     * `body` counts as inside the region, which may have been removed already.
     */
    restoreFocus: () => {
      const { activeElement, body } = document;
      if (activeElement !== body && !region.current?.contains(activeElement)) return;
      const target = previousFocus.current?.isConnected ? previousFocus.current : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
