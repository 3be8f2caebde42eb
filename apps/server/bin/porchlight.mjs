#!/usr/bin/env node
// Starts the command line. The sources and the built artifact have it at the same place. It runs on whatever Node the
// machine has, hence no TypeScript: in a clone npm has installed the Node that it needs.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Major version of Node that the sources are written for. */
const needed = 26;

const server = dirname(dirname(fileURLToPath(import.meta.url)));
const compiled = join(server, 'src/main.js');
const main = existsSync(compiled) ? compiled : join(server, 'src/main.ts');
const installed = join(server, '../../node_modules/node/bin/node');

if (Number.parseInt(process.versions.node, 10) >= needed) {
  // The artifact brings what V8 made of its modules, beside them: nobody but who may change the programs may change it.
  const directory = join(server, '../../compile-cache');
  if (main === compiled) module.enableCompileCache({ directory, portable: true });
  await import(pathToFileURL(main).href);
} else if (existsSync(installed)) {
  const child = spawn(installed, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
} else {
  console.error(
    `Porchlight needs Node ${needed} or newer, and this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exit(1);
}
