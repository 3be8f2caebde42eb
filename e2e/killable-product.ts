import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { staff } from './product.ts';
import { isReady } from './start-product.ts';

/** The product in a separate process that can be killed and restarted; it has no content except the staff account. */
export interface KillableProduct {
  origin: string;
  /** Folder of its database and files. */
  dataDir: string;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
  /** Shuts it down with SIGTERM, so that all data is in the database file. */
  stop(): Promise<void>;
  /** Starts it on the same folder and port without waiting for it. */
  launch(): void;
  /** Starts it and waits until it is ready. @returns how long that took, in milliseconds */
  start(): Promise<number>;
  /** Names of the stored pictures or PDFs. */
  files(folder: 'images' | 'pdfs'): Promise<string[]>;
  /** Names of files that uploads have left behind. */
  leftovers(): Promise<string[]>;
  /** Kills it and deletes its data folder, unless that was given. */
  remove(): Promise<void>;
}

/** Options of `startKillableProduct`. */
export interface KillableProductOptions {
  port: number;
  /** @default a temporary folder, which is deleted with it */
  dataDir?: string;
  /** Path of the program that Node runs. @default the sources */
  program?: string;
  /** Additional settings. */
  settings?: Record<string, string>;
}

/** Path of the server's sources. */
const sources = join(import.meta.dirname, '../apps/server/src/main.ts');

/** Starts the product. @throws Error with its output if it exits before it is ready */
export async function startKillableProduct({
  port,
  program = sources,
  settings,
  ...options
}: KillableProductOptions): Promise<KillableProduct> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'porchlight-killed-')));
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let output = '';

  const launch = () => {
    child = spawn(process.execPath, [program, 'serve'], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        ADMIN_USERNAME: staff.username,
        ADMIN_PASSWORD: staff.password,
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    output = '';
    child.stderr?.on('data', (chunk) => {
      output = (output + chunk).slice(-2000);
    });
  };
  const start = async () => {
    const startedAt = performance.now();
    launch();
    while (!(await isReady(origin))) {
      if (child.exitCode !== null) throw new Error(`The product did not start on ${origin}: ${output}`);
      await wait(20);
    }
    return performance.now() - startedAt;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const kill = () => end('SIGKILL');
  await start();
  return {
    origin,
    dataDir,
    kill,
    stop: () => end('SIGTERM'),
    launch,
    start,
    files: (folder) => readdir(join(dataDir, 'files', folder)),
    leftovers: () => readdir(join(dataDir, 'tmp')),
    async remove() {
      await kill();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
