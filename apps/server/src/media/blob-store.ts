import type { Readable } from 'node:stream';

/** A byte range of a file: its first and last byte, both inclusive, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** An existing file that can be read. */
export interface ReadableFile {
  /** ETag of the content; weak when the bytes on another node may differ. */
  etag: string;
  bytes: number;
  /** Returns its bytes or a range of them; null when it was deleted in the meantime. */
  read(range?: ByteRange): Promise<Readable | null>;
}

/** A stored file. */
export interface StoredBlob {
  /** A hash of its content and an extension, see `nameByContent`. */
  name: string;
  bytes: number;
  /** When it was last stored: the same content may be uploaded again. */
  storedAt: Date;
}

/**
 * Stores pictures, PDFs, sounds, films and upload parts under their names: in a folder of this machine, or in a bucket
 * that all nodes share. Writes are atomic. A malformed name counts as a missing file. An unreachable store throws
 * `StorageUnavailable`, a full disk the system's error.
 */
export interface BlobStore {
  /**
   * Stores a complete and checked file, and resolves once it is durable.
   * @param path path of a temporary file, which may be moved away
   */
  put(name: string, path: string): Promise<void>;
  /** Returns a file's metadata; null for a missing file. */
  stat(name: string): Promise<StoredBlob | null>;
  /** Returns a file's bytes; null for a missing file. If reading fails halfway, the stream ends with an error. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Copies a file to a path that does not exist yet, as a hard link if possible. @returns whether the file exists */
  copyTo(name: string, path: string): Promise<boolean>;
  /** Lists all files in any order. */
  list(): AsyncIterable<StoredBlob>;
  /** Deletes a file, unless it was stored again since a moment, by any node. @returns whether it was deleted */
  deleteOlder(name: string, since: Date): Promise<boolean>;
  /**
   * Checks that the store can be used.
   * @throws StorageUnavailable that says what to fix; the system's error for a folder
   */
  check(): Promise<void>;
}
