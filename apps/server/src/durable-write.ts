import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Returns a unique path for a temporary file. */
export function temporaryPath(folder: string): string {
  return join(folder, randomUUID());
}

/**
 * Writes a file atomically and durably: temporary file, fsync, rename, fsync of the folder. Replaces an existing file.
 * @param modified the file's modification time
 */
export async function writeDurably(path: string, content: Buffer, tmpFolder: string, modified: Date): Promise<void> {
  const temporary = temporaryPath(tmpFolder);
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
    } finally {
      await handle.close();
    }
    await moveDurably(temporary, path, modified);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Moves a complete file to its path, atomically and durably like `writeDurably`. */
export async function moveDurably(from: string, to: string, modified: Date): Promise<void> {
  const handle = await open(from, 'r+');
  try {
    await handle.utimes(modified, modified);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Syncs a folder: without it, a rename may be lost in a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
