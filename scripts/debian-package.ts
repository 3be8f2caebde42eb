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
