import { runCommandLine } from './cli/command-line.ts';

// Open connections and timers may keep the process: a command that has ended ends it, a server stays.
const code = await runCommandLine(process.argv.slice(2));
if (code !== undefined) process.exit(code);
