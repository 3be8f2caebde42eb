/**
 * `npm start`: builds what changed, then runs the server in this process, so that signals reach it. npm passes a signal
 * to the shell that it runs a script in, and to nobody else: `exec` puts this process in the shell's place, without which
 * the shell would end and leave a server behind. Where the shell has no `exec`, as on Windows, it is started plainly.
 */
import { buildWeb } from './build.ts';

await buildWeb();
const { runCommandLine } = await import('../apps/server/src/cli/command-line.ts');
const code = await runCommandLine(['serve', '--demo']);
if (code !== undefined) process.exit(code);
