import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Makes and restores a hundred backups while people write, for both databases and with files in a folder and in a
 * bucket: runs the server's own test with more rounds, which prints how many backups were complete.
 * @returns whether all of them were
 */
export function copiesUnderWrites(): boolean {
  const rounds = process.env.COPY_ROUNDS ?? '100';
  const file = 'apps/server/src/copies/copies-under-writes.test.ts';
  const test = 'copies that are made while people publish';
  return ['node', 'postgres'].every((project) => {
    const args = ['run', '--project', project, file, '-t', test, '--disable-console-intercept'];
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: root,
      env: { ...process.env, COPY_ROUNDS: rounds },
      stdio: 'inherit',
    });
    return status === 0;
  });
}
