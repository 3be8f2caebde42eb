import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's in-memory file system. */
const memoryFolder = '/dev/shm';
/** Required free space, in bytes: containers often have only 64 MB. */
const memoryMinBytes = 2 ** 32;

/** Folder for temporary test data: in memory where there is enough of it, else the folder for temporary files. */
export function fastTemporaryFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize < memoryMinBytes ? tmpdir() : memoryFolder;
}
