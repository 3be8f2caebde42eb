/** Finds the nginx that tests put in front of two nodes, and installs one if there is none. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstall, installDebianPackage } from './debian-package.ts';

/** Debian's nginx is in a folder that is only on root's `PATH`. */
const folders = () => [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];

function findNginx(): string | undefined {
  return folders()
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));
}

/**
 * Path of an nginx; Debian's package is installed if needed.
 * @throws Error with instructions if no way works
 */
export function ensureNginx(): string {
  const install = () => installDebianPackage('nginx-light');
  return findOrInstall('nginx', findNginx, install, 'Install one (Debian: nginx-light), then run this again.');
}
