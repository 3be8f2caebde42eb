import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../errors/http-error.ts';
import { restoreRemedy } from './restore-remedy.ts';

/** Folders beside the database that contain files only after the site was in use. */
const usageFolders = ['files', 'outbox'];

/**
 * Refuses a database file that is missing or empty although its write-ahead log or the folders beside it show that the
 * site was in use: SQLite would create a new database. Without such traces it is a first start, or the next one after a
 * first start that was interrupted.
 * @throws StartError that says what to do; nothing is changed
 */
export function requireNotLost(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && stats.size > 0) return;
  const folder = dirname(path);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  const usedFolder = usageFolders.find((name) => containsFile(join(folder, name)));
  if (!log?.size && usedFolder === undefined) return;
  const trace = usedFolder
    ? `the folder ${usedFolder} beside it contains files`
    : 'its write-ahead log contains changes';
  const fault = stats ? 'is empty, 0 bytes long' : 'is missing';
  throw new StartError(
    `The database ${path} ${fault}, and ${trace}: this site was in use, and its records are missing. Nothing was changed. ${restoreRemedy} To start with an empty site, use another DATA_DIR.`,
  );
}

function containsFile(folder: string): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder && readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}
