import { stickyTopBarThresholdPx } from '@porchlight/contract/limits';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Tells whether the page is scrolled down so far that the top bar sticks; false on the server. */
export function useScrolledPast(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > stickyTopBarThresholdPx,
    () => false,
  );
}
