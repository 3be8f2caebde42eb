import { accessSync, constants } from 'node:fs';
import { systemCode } from '../errors/http-error.ts';
import { isDamaged } from './failures.ts';

/** Advice for a damaged or lost database. */
export const restoreRemedy = 'Restore a backup with `porchlight restore FILE --replace`.';

/** Returns advice for a data folder that can't be used, by the error that the system gives. */
export function folderRemedy(folder: string): string {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (systemCode(error) === 'ENOENT')
      return 'Create it, and make the account that runs the server its owner (chown).';
    if (systemCode(error) === 'EROFS') {
      return 'Its disk is read-only: look for the reason in the system log, and mount it writable.';
    }
  }
  return 'Run this as the account that runs the server, and make it the owner of everything in DATA_DIR (chown -R).';
}

/**
 * Returns the log message of a failure: for a damaged database, advice on what to do.
 * @param fallback message for any other failure
 */
export function failureLogMessage(error: unknown, fallback: string): string {
  return isDamaged(error) ? `the database is damaged. ${restoreRemedy}` : fallback;
}
