/**
 * Throughput of uncached pages: one node on one core and two nodes on two cores, alternating, on one PostgreSQL. On a
 * machine with two cores the load generator and the database share these cores, at the expense of the second node.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startCluster } from '../../scripts/postgres.ts';
import { writeDemo } from './flood.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** Starts a node on a core of its own. @returns the process, and the address of its uncached pages */
async function startNode(core: number, env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(join(import.meta.dirname, 'serve.ts'), {
    env,
    execPath: 'taskset',
    execArgv: ['--cpu-list', String(core), process.execPath],
  });
  const [{ ports }] = (await once(child, 'message')) as [{ ports: [number, number, number] }];
  return { child, origin: `http://127.0.0.1:${ports[1]}` };
}

/** Sum of the nodes' pages per second. */
async function pagesPerSecond(origins: readonly string[]): Promise<number> {
  const loads = origins.map((origin) =>
    autocannon({ url: `${origin}/all-articles`, connections: 10, duration: seconds }),
  );
  const results = await Promise.all(loads);
  for (const { non2xx, errors } of results) {
    if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} responses were not 2xx, ${errors} errors.`);
  }
  return results.reduce((sum, { requests }) => sum + requests.average, 0);
}

/** Measures and prints the figures. @param print takes a name and a figure */
export async function twoNodes(print: (what: string, figure: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-nodes-'));
  const cluster = await startCluster(true);
  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: cluster.create('bench'),
    DATA_DIR: join(folder, 'data'),
  };
  const nodes: { child: ChildProcess; origin: string }[] = [];
  try {
    await writeDemo(environment);
    for (const core of [0, 1]) nodes.push(await startNode(core, environment));
    const origins = nodes.map(({ origin }) => origin);
    const ones: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await pagesPerSecond(origins.slice(0, 1));
      ones.push(one);
      ratios.push((await pagesPerSecond(origins)) / one);
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    print('uncached pages, one node on one core', `${median(ones).toFixed(0)}/s`);
    print('two nodes on two cores compared with one (target: 1.7)', median(ratios).toFixed(2));
  } finally {
    for (const { child } of nodes) child.kill('SIGKILL');
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
