import type { Readable } from 'node:stream';
import type { FileKind } from '@porchlight/contract/fields';
import type { FileStore, SavedFile } from './file-store.ts';

/** Stores a file of a kind. @throws FileRejected for invalid or too large content */
export function saveFile(store: FileStore, kind: FileKind, source: Readable | Buffer): Promise<SavedFile> {
  switch (kind) {
    case 'image':
      return store.saveImage(source);
    case 'pdf':
      return store.savePdf(source);
    case 'sound':
      return store.saveSound(source);
    case 'film':
      return store.saveFilm(source);
    case 'captions':
      return store.saveCaptions(source);
  }
}
