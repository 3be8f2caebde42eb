import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const lockfile: Lockfile = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));

/**
 * Optional dependencies that the lockfile has no entry for, as `parent -> name`. npm looks for a package beside its
 * parent first, then one `node_modules` further up at a time.
 */
function missingOptional({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) => {
    const folders = parent
      .split('/node_modules/')
      .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
    const prefixes = ['', ...folders.map((folder) => `${folder}/`)];
    return Object.keys(optionalDependencies)
      .filter((name) => !prefixes.some((prefix) => `${prefix}node_modules/${name}` in packages))
      .map((name) => `${parent} -> ${name}`);
  });
}

describe('npm ci on a clean clone', () => {
  test('finds every optional dependency of every package in the lockfile', () => {
    expect(missingOptional(lockfile)).toEqual([]);
  });

  test.each(['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64'])('finds the linter for %s', (system) => {
    expect(lockfile.packages).toHaveProperty([`node_modules/@biomejs/cli-${system}`]);
  });

  test('would be refused without one of them', () => {
    const packages = { '': {}, 'node_modules/a': { optionalDependencies: { 'a-darwin': '1.0.0' } } };
    expect(missingOptional({ packages })).toEqual(['node_modules/a -> a-darwin']);
  });
});
