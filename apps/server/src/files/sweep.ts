import { statSync, unlinkSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { originalOfVariant } from './file-names.ts';

/**
 * Deletes the files of a folder that are older than a moment and that nothing keeps.
 * @param keep asked for every name right before its file goes
 * @returns how many files went
 */
export async function sweepFolder(folder: string, olderThan: Date, keep: (name: string) => boolean): Promise<number> {
  let deleted = 0;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // In one go, without letting an upload of the same content in between asking and deleting.
    if (keep(name)) continue;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.mtime >= olderThan) continue;
    unlinkSync(path);
    deleted += 1;
  }
  return deleted;
}

/**
 * Deletes the smaller copies of pictures that are no longer there.
 * @returns how many files went
 */
export async function sweepVariants(variantsFolder: string, imagesFolder: string, olderThan: Date): Promise<number> {
  const images = new Set(await readdir(imagesFolder));
  return sweepFolder(variantsFolder, olderThan, (name) => {
    const original = originalOfVariant(name);
    return original !== null && images.has(original);
  });
}
