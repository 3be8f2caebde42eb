import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Size of a file that the site serves, in bytes.
 * @param clientDir folder of the files for browsers
 * @param path as `URL` gives it: nothing in it leads out of the folder
 * @returns null where there is no such file
 */
export async function ownFileBytes(clientDir: string, path: string): Promise<number | null> {
  const file = await stat(join(clientDir, path)).catch(() => null);
  return file?.isFile() ? file.size : null;
}
