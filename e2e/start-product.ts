/** Starts the built product in a process of its own, over data that goes when it stops: for measurements, and journeys that need a site of their own. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { port as usualPort } from './product.ts';

/** The product while it is measured. */
export interface RunningProduct {
  /** Its address without a slash at its end. */
  origin: string;
  stop(): Promise<void>;
}

/** How long building, filling and starting may take, in milliseconds. */
const startMaxMs = 180_000;

/** How a product is started. */
export interface ProductOptions {
  /** @default the one of the journeys */
  port?: number;
  /** Whether there is demo content. @default true */
  seedDemo?: boolean;
}

/** @throws Error when it does not answer in time */
export async function startProduct({
  port = usualPort,
  seedDemo = true,
}: ProductOptions = {}): Promise<RunningProduct> {
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['e2e/serve.ts', ...(seedDemo ? [] : ['--empty'])], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, E2E_PORT: String(port) },
  });
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const giveUpAt = Date.now() + startMaxMs;
  while (!(await answers(origin))) {
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

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
