import { stickyTopBarThresholdPx } from '@porchlight/contract/limits';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled far enough for the top bar to be fixed; false on the server. */
export function useScrolledPast(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > stickyTopBarThresholdPx,
    () => false,
  );
}
