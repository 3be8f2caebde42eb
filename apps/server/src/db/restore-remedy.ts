import { accessSync, constants } from 'node:fs';
import { systemCode } from '../http-error.ts';
import { isDamaged } from './failures.ts';

/** What to do about a database that can't be read any more. */
export const restoreRemedy = 'Restore a backup with `porchlight restore FILE --replace`.';

/** What to do about a data folder that can't be used, by what the system says of it. */
export function folderRemedy(folder: string): string {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return 'Make it, and give it to the account that runs the server: chown.';
    if (systemCode(error) === 'EROFS') {
      return 'Its disk may only be read: look in the system’s log for why, and mount it for writing.';
    }
  }
  return 'Run this by the account that the server runs by, and have all in DATA_DIR belong to it: chown -R.';
}

/**
 * What the log says of a failure: of a damaged database what to do about it.
 * @param otherwise of any other one
 */
export function logTextOf(error: unknown, otherwise: string): string {
  return isDamaged(error) ? `the database is damaged. ${restoreRemedy}` : otherwise;
}
