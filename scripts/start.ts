/**
 * `npm start`: builds what changed, then runs the server in this process, so that it receives signals. npm sends a
 * signal only to the shell that runs the script: `exec` replaces that shell by this process; otherwise the shell would
 * end and leave the server running. Where the shell has no `exec`, as on Windows, the server is started without it.
 */
import { buildWeb } from './build.ts';

await buildWeb();
const { runCommandLine } = await import('../apps/server/src/ops/command-line.ts');
const code = await runCommandLine(['serve', '--demo']);
if (code !== undefined) process.exit(code);
