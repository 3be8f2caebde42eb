import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, where CSS alone isn't enough.
 * @param query such as '(prefers-reduced-motion: reduce)'
 * @returns false on the server and for the first render in the browser
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
