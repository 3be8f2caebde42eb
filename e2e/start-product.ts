/** Starts the built product in a process of its own, over data that goes when it stops: for measurements, and journeys that need a site of their own. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './bench/free-port.ts';

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
  /** Whether there is demo content. @default true */
  seedDemo?: boolean;
  /** Whether its address has a name, as passkeys need. @default false */
  hasName?: boolean;
}

/**
 * Starts it on a port of its own.
 * @throws Error when it does not answer in time
 */
export async function startProduct({ seedDemo = true, hasName = false }: ProductOptions = {}): Promise<RunningProduct> {
  const port = await freePort();
  const origin = `http://${hasName ? 'localhost' : '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, ['e2e/serve.ts', ...(seedDemo ? [] : ['--empty'])], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, E2E_PORT: String(port), PUBLIC_URL: origin },
  });
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const giveUpAt = Date.now() + startMaxMs;
  while (!(await isReady(origin))) {
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

/** Whether a product answers and has its database. */
export async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}
