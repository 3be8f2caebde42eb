/** Runs the built product for the journeys in a temporary folder; with demo content, unless called with `--empty`. */
import { mkdirSync, rmSync } from 'node:fs';
import { runCommandLine } from '../apps/server/src/ops/command-line.ts';
import { buildWeb } from '../scripts/build.ts';
import { dataDir, origin, port, staff } from './product.ts';

const clear = () => rmSync(dataDir, { recursive: true, force: true });
// Remove what a killed run has left.
clear();
mkdirSync(dataDir, { mode: 0o700 });
process.on('exit', clear);
Object.assign(process.env, {
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: process.env.PUBLIC_URL ?? origin,
  DATA_DIR: dataDir,
  ADMIN_USERNAME: staff.username,
  ADMIN_PASSWORD: staff.password,
  // A log line for each request would hide the journeys' output.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
await buildWeb();
const code = await runCommandLine(['serve', ...(process.argv.includes('--empty') ? [] : ['--demo'])]);
if (code !== undefined) {
  console.error(`Journeys and measurements use the port that E2E_PORT names, here ${port}.`);
  process.exit(code);
}
