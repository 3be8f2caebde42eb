import { runCommandLine } from './ops/command-line.ts';

// Exits explicitly after a command, since open connections and timers could keep the process alive; a server runs on.
const code = await runCommandLine(process.argv.slice(2));
if (code !== undefined) process.exit(code);
