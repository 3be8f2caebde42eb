import type { BucketAddress } from '../settings/service-addresses.ts';
import type { BlobStore } from './blob-store.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { StorageLock } from './storage-lock.ts';

/**
 * Opens the configured store: the bucket of `STORAGE_URL`, else the data folder.
 * @param options.lock lock of all nodes. @default none, for processes that don't delete files other nodes may store
 */
export async function openBlobStore(options: {
  dataDir: string;
  storage?: BucketAddress;
  lock?: StorageLock;
  now: () => Date;
}): Promise<BlobStore> {
  const { dataDir, storage, lock = noLock, now } = options;
  return storage ? createBucketStore({ address: storage, lock }) : createFolderStore({ dataDir, now });
}

const noLock: StorageLock = { runExclusive: (task) => task(), waitForUnlock: async () => {} };
