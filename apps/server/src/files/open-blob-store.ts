import type { BlobStore } from './blob-store.ts';
import type { BucketAddress } from './bucket-address.ts';
import { createBucketStore } from './bucket-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { SweepGuard } from './sweep-guard.ts';

/**
 * Where files are kept by the settings: in the bucket of `STORAGE_URL`, else in the data folder.
 * @param options.guard of all nodes. @default none, for who deletes nothing that others may store
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
