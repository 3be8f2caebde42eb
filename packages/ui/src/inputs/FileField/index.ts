export { droppedFiles } from './dropped-files.ts';
export { FileButton, type FileButtonProps } from './FileButton.tsx';
export type { FileFieldProps } from './FileField.tsx';
export { FileField } from './FileField.tsx';
export type { StoredFile } from './stored-file.ts';
export { useFileDrop } from './useFileDrop.ts';
