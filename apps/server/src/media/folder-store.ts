import { statSync, unlinkSync } from 'node:fs';
import { access, constants, copyFile, link, mkdir, opendir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { moveDurably } from '../durable-write.ts';
import { systemCode } from '../errors/http-error.ts';
import type { BlobStore, StoredBlob } from './blob-store.ts';
import { fileFolders, filePath, storedFolder } from './file-names.ts';
import { fileStream, nullIfMissing } from './file-stream.ts';

/**
 * Creates a store in the data folder, which only one process may use. Folders are created on `check` or when a file is
 * stored.
 * @param options.now the clock for the files' times
 */
export function createFolderStore({ dataDir, now }: { dataDir: string; now: () => Date }): BlobStore {
  const folders = fileFolders.map((folder) => storedFolder(dataDir, folder));

  async function statFile(name: string): Promise<StoredBlob | null> {
    const path = filePath(dataDir, name);
    const stats = path && (await stat(path).catch(nullIfMissing));
    return stats ? { name, bytes: stats.size, storedAt: stats.mtime } : null;
  }

  return {
    async put(name, path) {
      const target = requirePath(name);
      await mkdir(dirname(target), { recursive: true });
      await moveDurably(path, target, now());
    },
    stat: statFile,
    async read(name, range) {
      const path = filePath(dataDir, name);
      return path ? fileStream(path, range) : null;
    },
    async copyTo(name, path) {
      const from = filePath(dataDir, name);
      if (!from) return false;
      try {
        await link(from, path).catch((error: unknown) => {
          if (systemCode(error) === 'ENOENT') throw error;
          // Another disk, or an earlier attempt has already created the link.
          return systemCode(error) === 'EEXIST' ? undefined : copyFile(from, path);
        });
        return true;
      } catch (error) {
        return nullIfMissing(error) ?? false;
      }
    },
    async *list() {
      for (const folder of folders) {
        for await (const { name } of (await opendir(folder).catch(nullIfMissing)) ?? []) {
          const stats = await statFile(name);
          if (stats) yield stats;
        }
      }
    },
    async deleteOlder(name, since) {
      const path = requirePath(name);
      // Synchronous, so that no upload of the same content can come between the check and the deletion.
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats || stats.mtime >= since) return false;
      unlinkSync(path);
      return true;
    },
    async check() {
      for (const folder of folders) {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
      }
    },
  };

  function requirePath(name: string): string {
    const path = filePath(dataDir, name);
    if (!path) throw new Error(`${name} is not the name of a stored file.`);
    return path;
  }
}
