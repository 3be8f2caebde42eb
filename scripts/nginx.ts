import { ensureProgram } from './debian-package.ts';

/**
 * Path of the nginx that tests put in front of two nodes; Debian's package is installed if needed.
 * @throws Missing if that fails
 */
export function ensureNginx(): string {
  return ensureProgram('nginx', 'nginx-light');
}
