import type { BlobStore } from './blob-store.ts';
import type { BucketAddress } from './bucket-address.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { SweepGuard } from './sweep-guard.ts';

/**
 * Opens the configured store: the bucket of `STORAGE_URL`, else the data folder.
 * @param options.guard lock of all nodes. @default none, for processes that don't delete files other nodes may store
 */
export async function openBlobStore(options: {
  dataDir: string;
  storage?: BucketAddress;
  guard?: SweepGuard;
  now: () => Date;
}): Promise<BlobStore> {
  const { dataDir, storage, guard = noGuard, now } = options;
  return storage ? createBucketStore({ address: storage, guard }) : createFolderStore({ dataDir, now });
}

const noGuard: SweepGuard = { alone: (task) => task(), passed: async () => {} };
