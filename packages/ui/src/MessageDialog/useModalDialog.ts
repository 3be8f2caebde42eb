import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens and closes a `<dialog>` as a modal one; the browser keeps the focus inside and gives it back.
 * @returns the ref for the dialog element
 */
export function useModalDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return ref;
}
