/** Finds the Java that the W3C's HTML checker runs on, and installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findOrInstall, findProgram, installDebianPackage } from './debian-package.ts';

/** Oldest version that the checker runs on. */
const minVersion = 11;

/** Major version of a Java; 0 if it does not run, as the file of that name on a Mac without Java. */
function versionOf(java: string): number {
  const { status, stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  // Until version 8 the number was `1.8`.
  const [, version] = /version "(?:1\.)?(\d+)/.exec(status === 0 ? stderr : '') ?? [];
  return Number(version ?? 0);
}

/** Path of a Java that is new enough, from `JAVA_HOME` or the `PATH`; undefined if there is none. */
function findJava(): string | undefined {
  const named = process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin/java');
  return [named, findProgram('java')].flatMap((java) => java || []).find((java) => versionOf(java) >= minVersion);
}

/**
 * Path of a Java; Debian's package is installed if needed.
 * @throws Missing if that fails
 */
export function ensureJava(): string {
  const name = 'default-jre-headless';
  const help = `install Java ${minVersion} or newer (Debian: apt-get install ${name}), or set JAVA_HOME to its folder`;
  return findOrInstall('Java', findJava, [() => installDebianPackage(name)], help);
}
