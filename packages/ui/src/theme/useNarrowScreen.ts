import { mobileBreakpointPx } from '@porchlight/contract/limits';
import { useSyncExternalStore } from 'react';

const query = `(max-width:${mobileBreakpointPx}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the screen is as narrow as a phone's, where CSS media queries aren't enough, such as for lazy loading.
 * @returns null on the server and for the first render in the browser, where it isn't known
 */
export function useNarrowScreen(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => null,
  );
}
