import { useSyncExternalStore } from 'react';

function subscribe(): () => void {
  return () => {};
}

/** Whether React has hydrated the page: false on the server and for the first render in the browser, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
