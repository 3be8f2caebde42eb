import { stickyTopBarThresholdPx } from '@porchlight/contract/limits';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/**
 * Tells whether the page is scrolled down by more than a distance; false on the server.
 * @param thresholdPx CSS pixels. @default 50
 */
export function useScrolledPast(thresholdPx: number = stickyTopBarThresholdPx): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > thresholdPx,
    () => false,
  );
}
