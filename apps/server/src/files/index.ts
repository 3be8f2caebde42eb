export { FileRejected } from './file-rejected.ts';
export { createFileStore, type FileStore } from './file-store.ts';
