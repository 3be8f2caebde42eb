export type { FileFieldProps, StoredFile } from './FileField.tsx';
export { FileField } from './FileField.tsx';
export { checkFile, type FileRules, fileRules } from './file-check.ts';
