import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A server in a separate process. */
export interface NodeProcess {
  dataDir: string;
  port: number;
  origin: string;
  /** What it has written so far. */
  stdout(): string;
  stderr(): string;
  /** Sends a signal and waits for the process to exit. @returns its exit code; null when it was killed */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Sends a signal. */
  signal(signal: 'SIGTERM'): void;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
  /** Kills it if it is still running, and deletes its data folder, unless a test has chosen it. */
  stop(): Promise<void>;
}

export interface NodeProcessOptions {
  /** The data folder. @default a new one */
  dataDir?: string;
  /** User and group to run it as; only root can choose. */
  uid?: number;
  /** Whether it begins with the demonstration organization. @default false */
  isDemo?: boolean;
}

/** Runs the program in a separate process, on a free port. */
function spawnPorchlight(
  args: readonly string[],
  settings: Record<string, string>,
  uid?: number,
): ChildProcessByStdio<null, Readable, Readable> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', LOG_LEVEL: 'silent', ...settings },
    uid,
    gid: uid,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a command that ends by itself, in a separate process. */
export async function runPorchlight(
  args: readonly string[],
  settings: Record<string, string>,
  uid?: number,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const program = spawnPorchlight(args, settings, uid);
  const closed = once(program, 'close');
  const [stdout, stderr] = await Promise.all([text(program.stdout), text(program.stderr)]);
  const [code] = await closed;
  return { code, stdout, stderr };
}

/**
 * Starts a server in a separate process and waits until it listens.
 * @throws Error with its output when it exits instead
 */
export async function startNodeProcess(
  settings: Record<string, string>,
  options: NodeProcessOptions = {},
): Promise<NodeProcess> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'porchlight-node-')));
  const program = spawnPorchlight(
    ['serve', ...(options.isDemo ? ['--demo'] : [])],
    { DATA_DIR: dataDir, ...settings },
    options.uid,
  );
  let stdout = '';
  let stderr = '';
  program.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  // Unlike `exit`, `close` comes after the end of the output.
  const exited = once(program, 'close').then(([code]): number | null => code);
  const port = await new Promise<number>((resolve, reject) => {
    program.stdout.on('data', (chunk) => {
      stdout += chunk;
      const [, digits] = /running on http:\/\/localhost:(\d+)\n/.exec(stdout) ?? [];
      if (digits) resolve(Number(digits));
    });
    void exited.then((code) => reject(new Error(`The server exited with ${code}: ${stdout}${stderr}`)));
  });
  const end: NodeProcess['end'] = (signal) => {
    program.kill(signal);
    return exited;
  };
  return {
    dataDir,
    port,
    origin: `http://127.0.0.1:${port}`,
    stdout: () => stdout,
    stderr: () => stderr,
    signal: (signal) => void program.kill(signal),
    exited,
    end,
    async stop() {
      await end('SIGKILL');
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
