export { FileRejected, type FileRejectedCode } from './file-rejected.ts';
export { createFileStore, type FileStore, type FileStoreOptions, type StoredFile } from './file-store.ts';
export type { ImageFormat } from './image-format.ts';
