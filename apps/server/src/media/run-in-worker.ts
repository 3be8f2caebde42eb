import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Input and limits of a worker thread. */
export interface WorkerTask {
  /** Name of its module in this folder, without `.worker` and extension. */
  module: string;
  /** Its `workerData`. */
  data: unknown;
  /** Time limit in milliseconds. */
  maxMs: number;
  /** Heap limit in megabytes. */
  maxMegabytes: number;
}

/**
 * Runs a parser of untrusted files in a worker thread, so that a malicious file can't block the process.
 * @returns its first message; null when it exceeded a limit or failed
 */
export function runInWorker<Result>({ module, data, maxMs, maxMegabytes }: WorkerTask): Promise<Result | null> {
  return new Promise((resolve) => {
    // The compiled module has this file's extension.
    const worker = new Worker(join(import.meta.dirname, `${module}.worker${extname(import.meta.filename)}`), {
      workerData: data,
      execArgv: [],
      // Captured: a library's messages about a bad file don't belong in the server's log.
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    const timer = setTimeout(() => finish(null), maxMs);
    const finish = (result: Result | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(result);
    };
    worker.once('message', finish);
    worker.once('error', () => finish(null));
  });
}
