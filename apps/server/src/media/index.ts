export type { BlobStore, ByteRange, ReadableFile } from './blob-store.ts';
export { checkBlobStore } from './check-blob-store.ts';
export { fileFolders, filePath, isStoredName, matchesContentHash, storedFolder } from './file-names.ts';
export { createFileStore, type FileStore } from './file-store.ts';
export { openBlobStore } from './open-blob-store.ts';
export type { PictureSize } from './picture.ts';
export type { StorageLock } from './storage-lock.ts';
export { checkScanner } from './virus-scanner.ts';
