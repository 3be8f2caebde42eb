import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe } from 'vitest';
import { folderOf } from '../media/file-names.ts';
import { type BlobStore, createFileStore, type FileStore, filePath, openBlobStore } from '../media/index.ts';
import { startTestBucket, type TestBucket } from './test-bucket.ts';

/** Where files are stored during a test: a folder or a bucket. */
export interface StorageBackend {
  /** The data folder; files in a bucket are not in it. */
  dataDir: string;
  blobs: BlobStore;
  /** Opens a file store on it, as another process would. */
  open(options?: { onVariantCreated?: (name: string) => void }): Promise<FileStore>;
  /** Reads a stored file. */
  content(name: string): Promise<Buffer>;
  /** Names of all stored files, sorted, followed by those of temporary files in the data folder. */
  names(): Promise<string[]>;
  /** Backdates a stored file by some hours. */
  age(name: string, hours: number): Promise<void>;
  stop(): Promise<void>;
}

/** The kinds of places that settings allow. Tests of stored files run on each. */
export const storageBackends: [string, () => Promise<StorageBackend>][] = [
  ['in a folder', () => startBackend()],
  ['in a bucket', async () => startBackend(await startTestBucket())],
];

/** Runs tests on each kind of place, with a new place for each test. */
export function onEachStorageBackend(tests: (backend: StorageBackend, store: FileStore) => void): void {
  describe.each(storageBackends)('%s', (_, start) => {
    const backend: StorageBackend = Object.create(null);
    const store: FileStore = Object.create(null);
    beforeEach(async () => {
      Object.assign(backend, await start());
      Object.assign(store, await backend.open());
    });
    afterEach(() => backend.stop());
    tests(backend, store);
  });
}

async function startBackend(bucket?: TestBucket): Promise<StorageBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-place-'));
  const now = () => new Date();
  const blobs = await openBlobStore({ dataDir, storage: bucket?.address, now });
  const leftovers = () => readdir(join(dataDir, 'tmp')).catch(() => []);
  return {
    dataDir,
    blobs,
    async content(name) {
      const content = await blobs.read(name);
      if (!content) throw new Error(`${name} is not stored.`);
      return buffer(content);
    },
    open: (options) => createFileStore({ dataDir, blobs, ...options }),
    async names() {
      const names: string[] = [];
      for await (const { name } of blobs.list()) names.push(name);
      return [...names.toSorted(), ...(await leftovers())];
    },
    async age(name, hours) {
      const then = new Date(Date.now() - hours * 3_600_000);
      const path = bucket ? bucket.pathOf(`site/${folderOf(name)}/${name}`) : filePath(dataDir, name);
      await utimes(path ?? '', then, then);
    },
    async stop() {
      await bucket?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
