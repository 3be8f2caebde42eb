import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { port, staff } from './product.ts';

/** The built product in a process of its own that a journey may kill and start again, empty but for the staff account. */
export interface KillableProduct {
  origin: string;
  /** Folder of its database and files. */
  dataDir: string;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  /** Starts it on the same folder and address. */
  start(): Promise<void>;
  /** Names of the stored pictures or PDFs. */
  files(folder: 'images' | 'pdfs'): Promise<string[]>;
  /** Names of what an upload has left behind. */
  leftovers(): Promise<string[]>;
  /** Ends it and deletes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts one.
 * @param place tells it from others that run at the same time, integer from 1
 */
export async function startKillableProduct(place: number): Promise<KillableProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-killed-'));
  const ownPort = port + 100 + place;
  const origin = `http://127.0.0.1:${ownPort}`;
  let child: ChildProcess;

  const start = async () => {
    child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts'), 'serve'], {
      env: {
        ...process.env,
        PORT: String(ownPort),
        HOST: '127.0.0.1',
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        ADMIN_USERNAME: staff.username,
        ADMIN_PASSWORD: staff.password,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await answers(origin))) {
      if (child.exitCode !== null) throw new Error(`The product did not start on ${origin}.`);
      await wait(50);
    }
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    origin,
    dataDir,
    kill,
    start,
    files: (folder) => readdir(join(dataDir, 'files', folder)),
    leftovers: () => readdir(join(dataDir, 'tmp')),
    async remove() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
