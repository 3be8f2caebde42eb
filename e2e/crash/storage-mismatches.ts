import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DatabaseOptions, openForReading } from '../../apps/server/src/db/database.ts';
import { fileFolders, storedFolder } from '../../apps/server/src/media/file-names.ts';
import { fileNamesInUse } from '../../apps/server/src/media/file-names-in-use.ts';
import { restorableSince } from '../../apps/server/src/records/live-rows.ts';

/** Timeout of the cleanup after a start, in milliseconds. */
const sweptWithinMs = 20_000;
/** Age given to files, in milliseconds, so that the cleanup doesn't skip them as too new. */
const twoDaysMs = 48 * 60 * 60 * 1000;

/** Files and rows that don't match. */
export interface StorageMismatches {
  /** Files that no row references, and leftovers of interrupted uploads. */
  orphans: string[];
  /** File names in rows whose file doesn't exist. */
  missing: string[];
}

/** Compares the stored files with the rows that reference them, including deleted ones that can be restored. */
export async function findStorageMismatches(location: DatabaseOptions): Promise<StorageMismatches> {
  const read = openForReading(location);
  try {
    const named = await fileNamesInUse(read, restorableSince(new Date()));
    const folders = fileFolders.map((folder) => storedFolder(location.dataDir, folder));
    const stored = new Set((await Promise.all(folders.map(namesIn))).flat());
    const leftovers = await namesIn(join(location.dataDir, 'tmp'));
    return {
      orphans: [...[...stored].filter((name) => !named.has(name)), ...leftovers],
      missing: [...named].filter((name) => !stored.has(name)),
    };
  } finally {
    await read.destroy();
  }
}

/** Makes all stored files two days old, so that the next start's cleanup may delete them. */
export async function ageFiles(dataDir: string): Promise<void> {
  const moment = new Date(Date.now() - twoDaysMs);
  for (const folder of fileFolders.map((name) => storedFolder(dataDir, name))) {
    for (const name of await namesIn(folder)) await utimes(join(folder, name), moment, moment);
  }
}

/** Returns the strays that remain after the cleanup of a start, or after its timeout. */
export async function mismatchesAfterCleanup(location: DatabaseOptions): Promise<StorageMismatches> {
  const deadline = Date.now() + sweptWithinMs;
  for (;;) {
    const strays = await findStorageMismatches(location);
    if (strays.orphans.length === 0 || Date.now() > deadline) return strays;
    await wait(200);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
