export { type LinkingPage, RedirectDialog, type RedirectDialogProps } from './RedirectDialog.tsx';
