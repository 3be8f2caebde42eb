import { spawnSync } from 'node:child_process';

/** Installs a Debian package if apt and permissions allow; the caller checks whether it succeeded. */
export function installDebianPackage(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', name],
  ]) {
    const [program = '', ...args] = [...sudo, ...command];
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

/**
 * Finds a program, and installs it if there is none.
 * @param help what to do if it can't be installed
 * @throws Error with `help`
 */
export function findOrInstall(
  name: string,
  find: () => string | null | undefined,
  install: () => void,
  help: string,
): string {
  const path = find();
  if (path) return path;
  console.log(`No ${name} found: installing one...`);
  install();
  const installed = find();
  if (!installed) throw new Error(`No ${name} could be installed. ${help}`);
  return installed;
}
