export { moveDurably } from './durable-write.ts';
export { filePath, imagesFolder, pdfsFolder } from './file-names.ts';
export { FileRejected } from './file-rejected.ts';
export { createFileStore, type FileStore } from './file-store.ts';
