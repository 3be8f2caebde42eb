import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isHeld } from './db/failures.ts';
import { folderRemedy } from './db/restore-remedy.ts';
import { messageOf, StartError } from './http-error.ts';

/** How long a start waits for the process before it to end, in milliseconds: whoever restarts a server may be quick. */
const waitMs = 5000;

/**
 * Takes a data folder for this process alone, until it ends. A second one would throw away what is being uploaded to the
 * first, and neither would show what the other has written. The lock is SQLite's, so it goes with the process however
 * that ends, and a folder that was in use during a power cut is free.
 * @returns a function that lets go of it
 * @throws StartError when another process has the folder, or the folder can't be written to
 */
export function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // On a disk that may only be read SQLite would be content with a lock to read by.
    accessSync(dataDir, constants.W_OK);
    const lock = new DatabaseSync(join(dataDir, 'porchlight.lock'), { timeout: waitMs });
    lock.exec('begin exclusive');
    // Held by this reference too: what nobody holds is closed when memory is tidied.
    const release = () => {
      if (lock.isOpen) lock.close();
    };
    process.once('exit', release);
    return release;
  } catch (error) {
    if (!isHeld(error)) {
      throw new StartError(`DATA_DIR ${dataDir} can't be used: ${messageOf(error)}. ${folderRemedy(dataDir)}`);
    }
    throw new StartError(
      `DATA_DIR ${dataDir} is in use: another Porchlight runs on it. Stop that one, or give this one a folder of its own.`,
    );
  }
}
