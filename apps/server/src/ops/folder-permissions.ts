import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile } from '../db/database.ts';
import { StartError, systemCode } from '../errors/http-error.ts';

/** Mode bits of a file's group and of all other accounts. */
const othersBits = 0o077;
/** The sticky bit, which folders shared by all accounts have, such as /tmp. */
const stickyBit = 0o1000;

/**
 * Protects donors' addresses, password hashes and unpublished files from other accounts of the machine: sets the umask,
 * so that files created from now on are private, and removes others' permissions on the data folder and its files.
 * @returns warnings for the operator: the folder itself belongs to another account and stays open
 * @throws StartError for a folder shared by all accounts, or a file in it that can't be closed
 */
export function restrictFolderPermissions(dataDir: string): string[] {
  // Windows has no such modes; access depends on the folder's permissions there.
  if (process.platform === 'win32') return [];
  process.umask(othersBits);
  const folder = statSync(dataDir, { throwIfNoEntry: false });
  if (!folder) return [];
  if (folder.mode & stickyBit) {
    throw new StartError(
      `DATA_DIR ${dataDir} is a folder that all accounts of this machine share. Use a folder for Porchlight alone.`,
    );
  }
  const isClosed = removePermissions(dataDir, 0o700);
  for (const name of [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, 'porchlight.lock']) {
    requireClosed(join(dataDir, name), 0o600);
  }
  for (const name of ['files', 'tmp', 'outbox']) closeFolder(join(dataDir, name));
  return isClosed ? [] : [`DATA_DIR ${dataDir} ${openSentence} The files in it are not readable for them.`];
}

const openSentence =
  'is open to other accounts of this machine, and this account can’t change that, because it is not the owner: make the account that runs the server the owner.';

/** Removes others' permissions on a folder and its contents; symbolic links are skipped. */
function closeFolder(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  requireClosed(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeFolder(path);
    else if (entry.isFile()) requireClosed(path, 0o600);
  }
}

function requireClosed(path: string, mode: number): void {
  if (!removePermissions(path, mode)) throw new StartError(`${path} ${openSentence}`);
}

/** Removes others' permissions on a path. @returns whether they have none afterwards, or the path doesn't exist */
function removePermissions(path: string, mode: number): boolean {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry || (entry.mode & othersBits) === 0) return true;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (systemCode(error) !== 'EPERM') throw error;
  }
  // Some file systems accept `chmod` without effect.
  return (statSync(path).mode & othersBits) === 0;
}
