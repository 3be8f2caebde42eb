import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../apps/server/src/fuzz/random.ts';
import type { KillableProduct } from '../killable-product.ts';
import type { CrashFigures } from './figures.ts';
import type { Gate } from './gate.ts';
import type { Differences } from './ledger.ts';

/** Share of the kills that happen while the server restarts after another one. */
const duringStartShare = 0.1;
/** Maximum time from the restart to such a kill, in milliseconds. */
const startingMaxMs = 700;
/** Maximum number of individual losses that are reported; the rest is only counted. */
const maxReported = 10;

/** Parameters of a series of crashes. */
export interface CrashLoopOptions {
  product: KillableProduct;
  gate: Gate;
  random: Random;
  figures: CrashFigures;
  times: number;
  /** Time between two crashes, in milliseconds: minimum, maximum. */
  workMs: readonly [number, number];
  /** Crashes the server. @default kill -9 */
  crash?: () => Promise<void>;
  /** Returns what is lost or duplicated; called after each start, while nobody writes. */
  compare(): Promise<Differences>;
  print(line: string): void;
}

/** Crashes the server repeatedly while others write, and compares the data after each start. */
export async function crashRepeatedly(loop: CrashLoopOptions): Promise<void> {
  const { product, gate, random, figures, times, workMs, compare, print } = loop;
  const crash = loop.crash ?? product.kill;
  const lost = new Set<string>();
  const duplicated = new Set<string>();
  while (figures.crashes < times) {
    gate.open();
    await wait(random.between(...workMs));
    await crash();
    gate.close();
    figures.crashes += 1;
    if (!loop.crash && figures.crashes < times && random.chance(duringStartShare)) {
      product.launch();
      await wait(random.between(0, startingMaxMs));
      await product.kill();
      figures.crashes += 1;
    }
    figures.slowestStartMs = Math.max(figures.slowestStartMs, await product.start());
    const differences = await compare();
    for (const each of differences.lost) lost.add(each);
    for (const each of differences.duplicated) duplicated.add(each);
    if (figures.crashes % 50 === 0)
      print(`  ${figures.crashes} of ${times}: ${lost.size} lost, ${duplicated.size} doubled`);
  }
  gate.open();
  figures.lost += lost.size;
  figures.duplicated += duplicated.size;
  figures.notes.push(...[...lost, ...duplicated].slice(0, maxReported));
}
