/** Starts the built product in a process of its own, over demo content that goes when it stops: for measurements. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { origin } from './product.ts';

/** The product while it is measured. */
export interface RunningProduct {
  /** Its address without a slash at its end. */
  origin: string;
  stop(): Promise<void>;
}

/** How long building, filling and starting may take, in milliseconds. */
const startMaxMs = 180_000;

/** @throws Error when it does not answer in time */
export async function startProduct(): Promise<RunningProduct> {
  const child = spawn(process.execPath, ['e2e/serve.ts'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const giveUpAt = Date.now() + startMaxMs;
  while (!(await answers())) {
    if (Date.now() > giveUpAt || child.exitCode !== null) {
      child.kill();
      throw new Error(`The product did not start on ${origin}.`);
    }
    await wait(250);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await stopped;
    },
  };
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
