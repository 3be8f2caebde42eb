import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { staff } from './product.ts';
import { isReady } from './start-product.ts';

/** The product in a process of its own that may be killed and started again, empty but for the staff account. */
export interface KillableProduct {
  origin: string;
  /** Folder of its database and files. */
  dataDir: string;
  /** Ends it as the system's killer does: at once, whatever it is doing. */
  kill(): Promise<void>;
  /** Has it end as an operator does, with all in its file. */
  stop(): Promise<void>;
  /** Starts it on the same folder and address without waiting for it. */
  launch(): void;
  /** Starts it and waits until it is ready. @returns how long that took, in milliseconds */
  start(): Promise<number>;
  /** Names of the stored pictures or PDFs. */
  files(folder: 'images' | 'pdfs'): Promise<string[]>;
  /** Names of what an upload has left behind. */
  leftovers(): Promise<string[]>;
  /** Ends it and deletes its folder, unless that was given. */
  remove(): Promise<void>;
}

/** How one is started. */
export interface KillableProductOptions {
  port: number;
  /** @default a folder of its own, which goes with it */
  dataDir?: string;
  /** What Node runs. @default the sources */
  program?: string;
  /** Settings besides those that every one has. */
  settings?: Record<string, string>;
}

/** The server's sources. */
const sources = join(import.meta.dirname, '../apps/server/src/main.ts');

/** Starts one. @throws Error with what it said when it ends before it is ready */
export async function startKillableProduct({
  port,
  program = sources,
  settings,
  ...options
}: KillableProductOptions): Promise<KillableProduct> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'porchlight-killed-')));
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let said = '';

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
    said = '';
    child.stderr?.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
    });
  };
  const start = async () => {
    const startedAt = performance.now();
    launch();
    while (!(await isReady(origin))) {
      if (child.exitCode !== null) throw new Error(`The product did not start on ${origin}: ${said}`);
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
