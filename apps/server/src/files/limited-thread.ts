import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What a thread is given and how far it may go. */
export interface ThreadWork {
  /** Its module's name in this folder, without `.worker` and ending. */
  module: string;
  /** Its `workerData`. */
  data: unknown;
  /** Time it may take, in milliseconds. */
  maxMs: number;
  /** Memory for its objects, in megabytes. */
  maxMegabytes: number;
}

/**
 * Runs what strangers' files are read by in a thread of its own, so that one that was made to take for ever stops nothing.
 * @returns its first message; null where it took too long or too much, or failed
 */
export function runInThread<Answer>({ module, data, maxMs, maxMegabytes }: ThreadWork): Promise<Answer | null> {
  return new Promise((resolve) => {
    // Compiled, it has this file's ending.
    const worker = new Worker(join(import.meta.dirname, `${module}.worker${extname(import.meta.filename)}`), {
      workerData: data,
      execArgv: [],
      // What a library says of a bad file concerns no operator.
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    const timer = setTimeout(() => end(null), maxMs);
    const end = (answer: Answer | null) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(answer);
    };
    worker.once('message', end);
    worker.once('error', () => end(null));
  });
}
