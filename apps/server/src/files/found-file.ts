import type { Readable } from 'node:stream';
import type { ByteRange } from './blob-store.ts';

/** An existing file that can be read. */
export interface FoundFile {
  /** ETag of the content; weak when the bytes on another node may differ. */
  etag: string;
  bytes: number;
  /** Returns its bytes or a range of them; null when it was deleted meanwhile. */
  read(range?: ByteRange): Promise<Readable | null>;
}
