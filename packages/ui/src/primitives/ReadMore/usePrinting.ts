import { useSyncExternalStore } from 'react';

/** Shared by all components: the whole page is being printed, or not. */
let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  // React renders a store change synchronously when the listener returns; the browser takes the printed page after
  // that.
  const begin = () => {
    isPrinting = true;
    onChange();
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
