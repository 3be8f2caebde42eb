/** Creates by twenty concurrent writers, in this process, on SQLite and PostgreSQL alternately; each is durable. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/settings/config.ts';
import { startCluster } from '../../scripts/postgres.ts';
import type { Print } from './statistics.ts';

const writers = 20;
const seconds = 3;
/** Alternating, so that other load on the machine affects both; the first round is a warm-up. */
const rounds = 4;

interface Creates {
  perSecond: number;
  /** CPU time of this process for each create, in µs. */
  processor: number;
}

/** Measures and prints the figures. @param print takes a name and a figure */
export async function creates(print: Print): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-creates-'));
  const cluster = await startCluster(true);
  const open = (settings: object) =>
    buildApp(readConfig({ ...settings, DATA_DIR: mkdtempSync(join(folder, 'data-')) }));
  const apps = { SQLite: await open({}), PostgreSQL: await open({ DATABASE_URL: cluster.create('bench') }) };
  try {
    for (const kind of ['donation', 'story'] as const) {
      const best = new Map<string, Creates>();
      for (let round = 0; round < rounds; round += 1) {
        for (const [database, app] of Object.entries(apps)) {
          const measured = await measure(app, kind);
          if (measured.perSecond > (best.get(database)?.perSecond ?? 0)) best.set(database, measured);
        }
      }
      for (const [database, { perSecond, processor }] of best) {
        const figure = `${Math.round(perSecond).toLocaleString('en-US')}/s, ${Math.round(processor)} µs of CPU time each`;
        print(`${writers} concurrent writers of a ${kind} on ${database}`, figure);
      }
    }
  } finally {
    for (const { server } of Object.values(apps)) await server.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure({ resources }: App, kind: 'donation' | 'story'): Promise<Creates> {
  const actor = { userId: 1, username: 'admin', role: 'administrator', tokenHash: '' } as const;
  const [started, cpuStart] = [performance.now(), process.cpuUsage()];
  const deadline = started + seconds * 1000;
  let count = 0;
  const write = async () => {
    while (performance.now() < deadline) {
      count += 1;
      const date = '2026-03-14';
      const record =
        kind === 'donation'
          ? { email: `giver-${count}@example.org`, amount: 25.5, date }
          : { title: `The porch and the quilt ${cpuStart.user} ${count}`, date, content: 'A pantry by the road.' };
      await resources.services[kind].create(record, { actor });
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  const { user, system } = process.cpuUsage(cpuStart);
  return { perSecond: (count / (performance.now() - started)) * 1000, processor: (user + system) / count };
}
