import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Size of a file that the site serves, in bytes.
 * @param clientDir folder of the website's browser files
 * @param path as normalized by `URL`, so that it can't lead out of the folder
 * @returns null when there is no such file
 */
export async function ownFileBytes(clientDir: string, path: string): Promise<number | null> {
  const file = await stat(join(clientDir, path)).catch(() => null);
  return file?.isFile() ? file.size : null;
}
