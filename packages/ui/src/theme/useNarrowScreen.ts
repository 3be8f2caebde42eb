import { mobileBreakpointPx } from '@porchlight/contract/limits';
import { useSyncExternalStore } from 'react';

const query = `(max-width:${mobileBreakpointPx}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the layout is a phone's. For what can't be told by a media query in CSS, such as what is loaded.
 * @returns `null` on the server and for the first render in the browser, where it isn't known
 */
export function useNarrowScreen(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  );
}
