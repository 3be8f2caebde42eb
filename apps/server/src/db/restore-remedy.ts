import { isDamaged } from './failures.ts';

/** What to do about a database that can't be read any more. */
export const restoreRemedy = 'Restore a backup with `porchlight restore FILE --replace`.';

/** What to do about a data folder that the account of a command may not use. */
export const accountRemedy =
  'Run this by the account that the server runs by, and have all in DATA_DIR belong to it: chown -R.';

/**
 * What the log says of a failure: of a damaged database what to do about it.
 * @param otherwise of any other one
 */
export function logTextOf(error: unknown, otherwise: string): string {
  return isDamaged(error) ? `the database is damaged. ${restoreRemedy}` : otherwise;
}
