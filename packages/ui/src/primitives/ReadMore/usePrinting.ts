import { useSyncExternalStore } from 'react';

/** There is one page, and it is on its way to paper or not. */
let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  // React draws what a store has changed as soon as the listener returns; the browser takes the page after that.
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

/** Whether the page is on its way to paper, where nothing can be pressed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
