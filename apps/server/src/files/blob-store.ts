import type { Readable } from 'node:stream';

/** Which bytes of a file are meant, the first and the last, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file. */
export interface StoredBlob {
  /** A hash of its content and an extension, see `nameByContent`. */
  name: string;
  bytes: number;
  /** When it was stored last: the same content may come again. */
  storedAt: Date;
}

/**
 * Where pictures, PDFs and sounds are kept, under names made of their content: a folder of this machine, or a bucket that all
 * nodes share. A file is there whole or not at all. A name that no file can have is a file that isn't there.
 * What can't be reached is told by `StorageUnavailable`, a full disk as the system tells it.
 */
export interface BlobStore {
  /** Stores a file that is complete and checked, and resolves once it is durable. @param path of a temporary, which may be gone then */
  put(name: string, path: string): Promise<void>;
  /** What is known of a file, null when there is none. */
  stat(name: string): Promise<StoredBlob | null>;
  /** Its bytes, null when there is none. A stream that can't be had to its end breaks off with an error. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Copies a file to a path where there is none yet, by a second name where that is enough. @returns whether there is such a file */
  copyTo(name: string, path: string): Promise<boolean>;
  /** All files, in no order. */
  list(): AsyncIterable<StoredBlob>;
  /** Deletes a file, unless it was stored since a moment, by whomever. @returns whether it went */
  deleteOlder(name: string, since: Date): Promise<boolean>;
  /** Whether it can be used at all. @throws StorageUnavailable that says what to mend */
  check(): Promise<void>;
}
