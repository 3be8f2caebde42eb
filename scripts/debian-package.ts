/** Finds the programs that checks need, and installs Debian's packages of those that are missing. */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Missing } from './missing.ts';

/**
 * Runs an installer, and shows of its output only why it failed.
 * @returns the reason; undefined if it succeeded
 */
export function runInstaller(command: readonly string[], options: SpawnSyncOptions = {}): string | undefined {
  const [program = '', ...args] = command;
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 26,
    ...options,
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  const lines = `${stderr ?? ''}\n${stdout ?? ''}`.split('\n').flatMap((line) => line.trim() || []);
  const reason =
    lines.find((line) => /^(E|Error|sudo): /.test(line)) ?? error?.message ?? lines[0] ?? 'no reason given';
  return `${command.join(' ')}: ${reason}`;
}

/**
 * Installs a Debian package if apt and permissions allow; the caller checks whether it succeeded.
 * @returns why it failed; undefined if it succeeded
 */
export function installDebianPackage(name: string): string | undefined {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  runInstaller([...sudo, 'apt-get', 'update', '-qq'], options);
  return runInstaller([...sudo, 'apt-get', 'install', '-y', '-qq', name], options);
}

/**
 * Finds a program, and installs it if there is none.
 * @param install ways to install it, which are tried in this order; each returns why it failed
 * @param help what to do if it can't be installed
 * @throws Missing with `help`
 */
export function findOrInstall(
  name: string,
  find: () => string | null | undefined,
  install: readonly (() => string | undefined)[],
  help: string,
): string {
  const path = find();
  if (path) return path;
  console.log(`${name} is missing: installing it, which can take some minutes...`);
  for (const way of install) {
    const failure = way();
    const installed = find();
    if (installed) return installed;
    if (failure) console.log(failure);
  }
  throw new Missing(`${name} is missing and could not be installed: ${help}, then run this again.`);
}

/** Path of a program on the `PATH` or, as many of Debian's, in a folder that is only on root's; undefined if none. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/**
 * Path of a program; its Debian package is installed if needed.
 * @throws Missing if that fails
 */
export function ensureProgram(name: string, debianPackage = name): string {
  const install = () => installDebianPackage(debianPackage);
  return findOrInstall(
    name,
    () => findProgram(name),
    [install],
    `install ${name} (Debian: apt-get install ${debianPackage})`,
  );
}
