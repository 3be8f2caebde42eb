import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A node in a separate process. */
export interface NodeProcess {
  port: number;
  origin: string;
  /** Sends a signal and waits for the process to exit. @returns its exit code; null when it was killed */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Kills it if it is still running, and deletes its data folder. */
  remove(): Promise<void>;
}

/** Starts a node on a free port, with its own data folder. */
export async function startNodeProcess(settings: Record<string, string>): Promise<NodeProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-node-'));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const program = spawn(process.execPath, [join(import.meta.dirname, '../main.ts'), 'serve'], {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  program.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(program, 'exit');
  while (!/localhost:\d+/.test(output)) {
    if (program.exitCode !== null) throw new Error(`It ended with ${program.exitCode}: ${output}`);
    await wait(20);
  }
  const port = Number(/localhost:(\d+)/.exec(output)?.[1]);
  const end: NodeProcess['end'] = async (signal) => {
    program.kill(signal);
    const [code] = await ended;
    return code;
  };
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    end,
    async remove() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
