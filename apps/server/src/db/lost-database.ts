import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../http-error.ts';
import { restoreRemedy } from './restore-remedy.ts';

/** Folders beside the database that fill only once there are records: stored files and what is made of them, mails. */
const tracesOfUse = ['files', 'outbox'];

/**
 * Refuses a database file that is missing, or has no byte in it, where the folder shows that the site was in use: SQLite
 * takes either for a new database. Where nothing else is there this is a first start, or goes on with one that was broken
 * off.
 * @throws StartError that says what to do; nothing is changed
 */
export function requireNotLost(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && found.size > 0) return;
  const folder = dirname(path);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  const used = tracesOfUse.find((name) => holdsFile(join(folder, name)));
  if (!log?.size && used === undefined) return;
  const trace = used ? `the folder ${used} beside it holds files` : 'its log beside it holds changes';
  const fault = found ? 'is empty, 0 bytes long' : 'is missing';
  throw new StartError(
    `The database ${path} ${fault}, and ${trace}: this site was in use, and its records are gone from here. Nothing was changed. ${restoreRemedy} To begin with an empty site, name another DATA_DIR.`,
  );
}

function holdsFile(folder: string): boolean {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder && readdirSync(folder, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
}
