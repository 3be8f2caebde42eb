import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's folder in memory. */
const memoryFolder = '/dev/shm';
/** What there has to be of it, in bytes: containers often have 64 MB. */
const memoryMinBytes = 2 ** 32;

/** Where data lies that tests make by the thousand and nobody will miss: in memory where there is enough, else with all that is temporary. */
export function quickFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize < memoryMinBytes ? tmpdir() : memoryFolder;
}
