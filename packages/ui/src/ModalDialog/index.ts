export { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';
