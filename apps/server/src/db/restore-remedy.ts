import { isDamaged } from './failures.ts';

/** What to do about a database that can't be read any more. */
export const restoreRemedy = 'Restore a backup with `porchlight restore FILE --replace`.';

/**
 * What the log says of a failure: of a damaged database what to do about it.
 * @param otherwise of any other one
 */
export function logTextOf(error: unknown, otherwise: string): string {
  return isDamaged(error) ? `the database is damaged. ${restoreRemedy}` : otherwise;
}
