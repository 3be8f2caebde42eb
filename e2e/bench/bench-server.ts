import { type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The child process of `serve.ts`. */
export interface BenchServer {
  /** Origins of the built product with and without its page cache, and of an empty Fastify handler. */
  cached: string;
  uncached: string;
  empty: string;
  /** Resident memory after a garbage collection. */
  megabytes(): Promise<number>;
  /** Ends it; `onEnd` is not called. */
  kill(): void;
}

/**
 * Starts `serve.ts` on the data of the given environment.
 * @param onEnd called if it ends by itself
 */
export async function startBenchServer(options: ForkOptions, onEnd = (_: number | string) => {}): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), { execArgv: ['--expose-gc'], ...options });
  const end = (code: number | null, signal: string | null) => onEnd(code ?? signal ?? '');
  child.once('exit', end);
  const [{ ports }] = (await once(child, 'message')) as [{ ports: [number, number, number] }];
  const [cached, uncached, empty] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string, string];
  return {
    cached,
    uncached,
    empty,
    async megabytes() {
      child.send('memory');
      const [{ rss }] = (await once(child, 'message')) as [{ rss: number }];
      return rss / 1024 / 1024;
    },
    kill() {
      child.off('exit', end);
      child.kill('SIGKILL');
    },
  };
}
