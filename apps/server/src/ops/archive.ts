import { rm } from 'node:fs/promises';
import { moveDurably } from '../durable-write.ts';
import { messageOf, StartError, systemCode } from '../errors/http-error.ts';
import { isStoredName } from '../media/index.ts';
import { manifestFile } from './backup-format.ts';

/** Entries of an archive besides the stored files; anything else in it is not unpacked. */
const entryPattern = /^(manifest\.json|tables\/[a-z_]+\.jsonl)$/;
const filesFolder = 'files/';

/** Loaded on first use, since the server doesn't need it to start. */
const loadTar = () => import('tar');

/**
 * Packs a backup's folder into an archive, atomically: it exists complete and synced to disk, or not at all.
 * @param file path of the archive, a gzipped tar; an existing file is replaced once the new one is complete
 */
export async function pack(folder: string, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    const { create } = await loadTar();
    // The manifest comes first, so that listing an archive shows immediately what it is.
    await create({ file: part, cwd: folder, gzip: { level: 3 }, portable: true }, [manifestFile, 'tables', 'files']);
    await moveDurably(part, file, new Date());
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Unpacks an archive.
 * @param folder an empty folder
 * @throws StartError when the file does not exist, is not an archive or is truncated
 */
export async function unpack(file: string, folder: string): Promise<void> {
  try {
    const { extract } = await loadTar();
    await extract({
      file,
      cwd: folder,
      strict: true,
      filter: (path, entry) => isEntry(path) && (!('type' in entry) || entry.type === 'File'),
    });
  } catch (error) {
    if (systemCode(error) === 'ENOENT' && messageOf(error).includes(file))
      throw new StartError(`${file} does not exist.`);
    if (['ENOSPC', 'EDQUOT', 'EACCES'].includes(systemCode(error))) throw error;
    throw new StartError(`${file} is not a backup made by Porchlight, or is incomplete: ${messageOf(error)}.`);
  }
}

/** Whether a path can be part of a backup. Any other path is ignored, so that nothing is written outside the folder. */
function isEntry(path: string): boolean {
  return entryPattern.test(path) || (path.startsWith(filesFolder) && isStoredName(path.slice(filesFolder.length)));
}
