import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../http-error.ts';
import { restoreRemedy } from './restore-remedy.ts';

/** Folders beside the database that contain files only after the site was in use. */
const tracesOfUse = ['files', 'outbox'];

/**
 * Refuses a database file that is missing or empty although its write-ahead log or the folders beside it show that the
 * site was in use: SQLite would create a new database. Without such traces it is a first start, or the next one after a
 * first start that was interrupted.
 * @throws StartError that says what to do; nothing is changed
 */
export function requireNotLost(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && found.size > 0) return;
  const folder = dirname(path);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  const used = tracesOfUse.find((name) => holdsFile(join(folder, name)));
  if (!log?.size && used === undefined) return;
  const trace = used ? `the folder ${used} beside it contains files` : 'its write-ahead log contains changes';
  const fault = found ? 'is empty, 0 bytes long' : 'is missing';
  throw new StartError(
    `The database ${path} ${fault}, and ${trace}: this site was in use, and its records are missing. Nothing was changed. ${restoreRemedy} To start with an empty site, use another DATA_DIR.`,
  );
}

function holdsFile(folder: string): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder && readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}
