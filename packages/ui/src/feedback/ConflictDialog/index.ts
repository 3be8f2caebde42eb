export { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';
export type { ConflictChoice, ConflictField, ConflictVersion } from './conflict-field.ts';
