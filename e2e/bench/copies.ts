import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Makes and restores a hundred backups while people write, for both databases and with files in a folder and in a
 * bucket: runs the server's own test with more rounds, which prints how many backups were complete. The process fails if
 * one was not.
 */
export async function backupsUnderWrites(): Promise<void> {
  const rounds = process.env.COPY_ROUNDS ?? '100';
  const file = 'apps/server/src/ops/backups-under-writes.test.ts';
  const test = 'copies that are made while people publish';
  for (const project of ['node', 'postgres']) {
    const args = ['run', '--project', project, file, '-t', test, '--disable-console-intercept'];
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: root,
      env: { ...process.env, COPY_ROUNDS: rounds },
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
