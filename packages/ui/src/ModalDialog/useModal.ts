import { type RefObject, useLayoutEffect } from 'react';

/**
 * Opens and closes a `dialog` element as a modal one: the browser keeps focus inside, makes the rest inert and gives
 * focus back to where it was, also when the dialog is taken out of the page while open. Focus begins at what carries
 * `data-autofocus`, else where the browser has it begin; React's own `autoFocus` comes too early for a dialog.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    }
    return () => element.close();
  }, [dialog, open]);
}
