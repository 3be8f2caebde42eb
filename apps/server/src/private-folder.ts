import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from './db/database.ts';
import { StartError, systemCode } from './http-error.ts';

/** What others may do with a file, whoever they are: the bits of its group and of everybody. */
const othersBits = 0o077;
/** The bit of a folder in which everybody keeps their own files, as /tmp. */
const stickyBit = 0o1000;

/**
 * Keeps donors' addresses, password hashes and files that are not published from other accounts of the machine: what
 * this process makes from now on is its account's alone, and so becomes what is in the folder, whoever made it.
 * @returns what the operator should know: that the folder itself belongs to somebody else and stays open
 * @throws StartError for a folder that everybody shares, or a file in it that stays open
 */
export function closeToOthers(dataDir: string): string[] {
  // Windows has no such modes: there a folder's owner decides.
  if (process.platform === 'win32') return [];
  process.umask(othersBits);
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (!folder) return [];
  if (folder.mode & stickyBit) {
    throw new StartError(
      `DATA_DIR ${dataDir} is a folder that all accounts of this machine share. Name one of its own.`,
    );
  }
  const isClosed = close(dataDir, 0o700);
  for (const name of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, 'porchlight.lock']) {
    closeOrEnd(join(dataDir, name), 0o600);
  }
  for (const name of ['files', 'tmp', 'outbox']) closeFolder(join(dataDir, name));
  return isClosed ? [] : [`DATA_DIR ${dataDir} ${openSentence} What is in it is closed to them.`];
}

const openSentence =
  'is open to other accounts of this machine, and belongs to somebody else than the account that runs the server, which can’t change that: give it to this account.';

/** Closes a folder and all in it; a link in it is left to whoever made it. */
function closeFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  closeOrEnd(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeFolder(path);
    else if (entry.isFile()) closeOrEnd(path, 0o600);
  }
}

function closeOrEnd(path: string, mode: number): void {
  if (!close(path, mode)) throw new StartError(`${path} ${openSentence}`);
}

/** @returns whether others are kept out, or there is nothing to keep them from */
function close(path: string, mode: number): boolean {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry || (entry.mode & othersBits) === 0) return true;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') throw error;
  }
  // Some disks take the change and keep their own mind.
  return (statSync(path).mode & othersBits) === 0;
}
