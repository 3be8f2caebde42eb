export { PreviewDialog, type PreviewDialogProps } from './PreviewDialog.tsx';
