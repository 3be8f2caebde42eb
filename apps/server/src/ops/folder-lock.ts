import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDatabaseLocked } from '../db/failures.ts';
import { folderRemedy } from '../db/restore-remedy.ts';
import { messageOf, StartError } from '../errors/http-error.ts';

/** How long a start waits for the previous process to exit, in milliseconds: on a restart it may still be stopping. */
const lockTimeoutMs = 5000;

/**
 * Locks a data folder for this process until it exits. A second process would delete the first one's unfinished
 * uploads, and each would serve stale caches. It is a SQLite lock, which the operating system releases however the
 * process ends, so that it never has to be cleaned up after a crash.
 * @returns a function that releases the lock
 * @throws StartError when another process has locked the folder, or it isn't writable
 */
export function lockFolder(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // On a read-only disk SQLite would succeed with a read lock.
    accessSync(dataDir, constants.W_OK);
    const lock = new DatabaseSync(join(dataDir, 'porchlight.lock'), { timeout: lockTimeoutMs });
    lock.exec('begin exclusive');
    // This reference also keeps the connection from being garbage-collected, which would close it.
    const release = () => {
      if (lock.isOpen) lock.close();
    };
    process.once('exit', release);
    return release;
  } catch (error) {
    if (!isDatabaseLocked(error)) {
      throw new StartError(`DATA_DIR ${dataDir} can't be used: ${messageOf(error)}. ${folderRemedy(dataDir)}`);
    }
    throw new StartError(
      `DATA_DIR ${dataDir} is in use by another Porchlight process. Stop that process, or use another folder.`,
    );
  }
}
