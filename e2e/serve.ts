/** Runs the built product for the journeys: demo content, unless called with `--empty`, in a folder of its own, which goes when it stops. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../apps/server/src/cli/serve-command.ts';
import { buildWeb } from '../scripts/build.ts';
import { origin, port, staff } from './product.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-journeys-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, {
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: origin,
  DATA_DIR: dataDir,
  ADMIN_USERNAME: staff.username,
  ADMIN_PASSWORD: staff.password,
  // A line for each request would bury what the journeys print.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
await buildWeb();
await serve({ demo: !process.argv.includes('--empty') });
