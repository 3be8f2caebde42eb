export { DialogAnswers, DialogTitle } from './dialog-parts.ts';
export { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
