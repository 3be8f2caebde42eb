import { statSync, unlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from './blob-store.ts';

/**
 * Deletes stored files for which `keep` is false, unless they were stored since a moment.
 * @returns the number of deleted files
 */
export async function sweepBlobs(blobs: BlobStore, since: Date, keep: (name: string) => boolean): Promise<number> {
  let deleted = 0;
  for await (const { name, storedAt } of blobs.list()) {
    if (storedAt >= since || keep(name)) continue;
    if (await blobs.deleteOlder(name, since)) deleted += 1;
  }
  return deleted;
}

/**
 * Deletes the files of a folder that are older than a moment and for which `keep` is false.
 * @returns the number of deleted files
 */
export async function sweepFolder(folder: string, since: Date, keep: (name: string) => boolean): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const stats = keep(name) ? undefined : statSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.mtime >= since) continue;
    unlinkSync(path);
    deleted += 1;
  }
  return deleted;
}
