/**
 * `npm run fuzz`: 10,000 requests by the API's own document, each answer held against it, and what the process holds
 * before and after. `FUZZ_SEED`, which it prints, asks the same again; `FUZZ_REQUESTS` asks another number.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tests = 'apps/server/src/any-request/documented-requests.test.ts';
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'node', tests],
  {
    cwd: root,
    stdio: 'inherit',
    // Arenas that each thread of the decoders fills for itself would be all that grows.
    env: { ...process.env, FUZZ_REQUESTS: process.env.FUZZ_REQUESTS || '10000', MALLOC_ARENA_MAX: '2' },
  },
);
process.exit(status ?? 1);
