export { FileButton, type FileButtonProps } from './FileButton.tsx';
export type { FileFieldProps, StoredFile } from './FileField.tsx';
export { FileField } from './FileField.tsx';
