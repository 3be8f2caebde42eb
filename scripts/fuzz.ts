/**
 * `npm run fuzz`: sends 10,000 requests generated from the API's own document, validates each response against it, and
 * compares the process's memory before and after. `FUZZ_SEED`, which it prints, repeats a run; `FUZZ_REQUESTS` sets the
 * number of requests.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tests = 'apps/server/src/fuzz/documented-requests.test.ts';
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'node', tests],
  {
    cwd: root,
    stdio: 'inherit',
    // Limits malloc's arenas, which each decoder thread fills: otherwise their growth would hide any other.
    env: { ...process.env, FUZZ_REQUESTS: process.env.FUZZ_REQUESTS || '10000', MALLOC_ARENA_MAX: '2' },
  },
);
process.exit(status ?? 1);
