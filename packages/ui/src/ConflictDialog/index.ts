export { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';
export type { ConflictField, ConflictVersion, VersionName } from './ConflictFieldset.tsx';
