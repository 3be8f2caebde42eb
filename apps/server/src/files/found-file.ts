import type { Readable } from 'node:stream';
import type { ByteRange } from './blob-store.ts';

/** A file that is there, ready to be read. */
export interface FoundFile {
  /** Changes with its content. A weak one where another node's bytes may differ. */
  etag: string;
  bytes: number;
  /** Its bytes, all of them or some; null when it has gone meanwhile. */
  read(range?: ByteRange): Promise<Readable | null>;
}
