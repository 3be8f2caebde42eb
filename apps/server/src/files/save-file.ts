import type { Readable } from 'node:stream';
import type { FileKind } from '@porchlight/contract/entity';
import type { FileStore, SavedFile } from './file-store.ts';

/** Takes a file of a kind. @throws FileRejected for what is none, or too large */
export function saveFile(store: FileStore, kind: FileKind, source: Readable | Buffer): Promise<SavedFile> {
  if (kind === 'image') return store.saveImage(source);
  return kind === 'pdf' ? store.savePdf(source) : store.saveSound(source);
}
