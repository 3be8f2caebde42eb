/** Starts the built product in its own process on temporary data, for measurements and journeys with their own site. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { timeFactor } from '../scripts/time-factor.ts';
import { freePort } from './bench/free-port.ts';

/** A running product. */
export interface RunningProduct {
  /** Its origin without a trailing slash. */
  origin: string;
  stop(): Promise<void>;
}

/** Timeout for building, seeding and starting, in milliseconds. */
const startMaxMs = 180_000 * timeFactor;

/** Options of `startProduct`. */
export interface ProductOptions {
  /** Whether it has demo content. @default true */
  seedDemo?: boolean;
  /** Whether its address is a host name instead of an IP address, as passkeys require. @default false */
  hasName?: boolean;
  /** Further settings, such as a mail server. @default none */
  settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the product on a free port.
 * @throws Error if it is not ready in time
 */
export async function startProduct({
  seedDemo = true,
  hasName = false,
  settings = {},
}: ProductOptions = {}): Promise<RunningProduct> {
  const port = await freePort();
  const origin = `http://${hasName ? 'localhost' : '127.0.0.1'}:${port}`;
  const child = spawn(process.execPath, ['e2e/serve.ts', ...(seedDemo ? [] : ['--empty'])], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...settings, E2E_PORT: String(port), PUBLIC_URL: origin },
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
