import { rm } from 'node:fs/promises';
import { isStoredName, moveDurably } from '../files/index.ts';
import { messageOf, StartError, systemCode } from '../http-error.ts';
import { manifestFile } from './copy-format.ts';

/** What an archive may hold; anything else in it is not unpacked. */
const entryPattern = /^(manifest\.json|tables\/[a-z_]+\.jsonl)$/;
const filesFolder = 'files/';

/** A server starts without it. */
const loadTar = () => import('tar');

/**
 * Packs a copy's folder. The archive is there whole, on disk, or not at all.
 * @param file path of the archive, gzipped tar; one that is there is replaced once the new one is whole
 */
export async function pack(folder: string, file: string): Promise<void> {
  const part = `${file}.part`;
  try {
    const { create } = await loadTar();
    // The manifest first: whoever looks into an archive sees at once what it is.
    await create({ file: part, cwd: folder, gzip: { level: 3 }, portable: true }, [manifestFile, 'tables', 'files']);
    await moveDurably(part, file, new Date());
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Unpacks an archive.
 * @param folder an empty one
 * @throws StartError when it is none, or ends too early
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
    if (systemCode(error) === 'ENOENT' && messageOf(error).includes(file)) throw new StartError(`There is no ${file}.`);
    if (['ENOSPC', 'EDQUOT', 'EACCES'].includes(systemCode(error))) throw error;
    throw new StartError(`${file} is no copy that Porchlight made, or only a part of one: ${messageOf(error)}.`);
  }
}

/** Whether a copy has such an entry. Nothing else ever becomes part of a path. */
function isEntry(path: string): boolean {
  return entryPattern.test(path) || (path.startsWith(filesFolder) && isStoredName(path.slice(filesFolder.length)));
}
