import { useEffect } from 'react';
import { useCloseOnBack } from './useCloseOnBack.ts';

/** Marks the browser history entry of an open overlay. */
const stateKey = 'overlay';

/** Whether the current entry belongs to an open overlay: a navigation from there replaces it. */
export function isOverlayEntry(): boolean {
  return history.state?.[stateKey] === true;
}

/**
 * Gives a full-screen overlay an entry of its own in the browser's history while it is open, so that Back closes it and
 * stays on the page. Not for menus: the links in them would leave the entry behind.
 */
export function useOverlayEntry(isOpen: boolean, onClose: () => void): void {
  useCloseOnBack(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) return;
    // Keeps other state of the entry, such as the router's: it is still the same page.
    history.pushState({ ...history.state, [stateKey]: true }, '');
    return () => {
      if (isOverlayEntry()) history.back();
    };
  }, [isOpen]);
}
