/** Finds the nginx that two nodes are tried behind, and installs one where there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDebianPackage } from './debian-package.ts';

/** Debian keeps it where only root looks. */
const folders = () => [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

function findNginx(): string | undefined {
  return folders()
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));
}

/**
 * Path of an nginx, installing Debian's package if needed.
 * @throws Error that says what to do when no way works
 */
export function ensureNginx(): string {
  if (!findNginx()) {
    console.log('No nginx found: installing one...');
    installDebianPackage('nginx-light');
  }
  const found = findNginx();
  if (!found) throw new Error('No nginx could be installed. Install one (Debian: nginx-light), then run this again.');
  return found;
}
