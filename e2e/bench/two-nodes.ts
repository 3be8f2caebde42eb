/**
 * Throughput of uncached pages: one node on one core and two nodes on two cores, alternating, on one PostgreSQL. On a
 * machine with two cores the load generator and the database share these cores, at the expense of the second node.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startCluster } from '../../scripts/postgres.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { writeDemo } from './flood.ts';
import { median, type Print } from './statistics.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** Starts a node on a core of its own. */
const startNode = (core: number, env: NodeJS.ProcessEnv): Promise<BenchServer> =>
  startBenchServer({ env, execPath: 'taskset', execArgv: ['--cpu-list', String(core), process.execPath] });

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
export async function twoNodes(print: Print): Promise<void> {
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
  const nodes: BenchServer[] = [];
  try {
    await writeDemo(environment);
    for (const core of [0, 1]) nodes.push(await startNode(core, environment));
    const origins = nodes.map(({ uncached }) => uncached);
    const singleNodeFigures: number[] = [];
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const singleNode = await pagesPerSecond(origins.slice(0, 1));
      singleNodeFigures.push(singleNode);
      ratios.push((await pagesPerSecond(origins)) / singleNode);
    }
    print('uncached pages, one node on one core', `${median(singleNodeFigures).toFixed(0)}/s`);
    print('two nodes on two cores compared with one (target: 1.7)', median(ratios).toFixed(2));
  } finally {
    for (const node of nodes) node.kill();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
