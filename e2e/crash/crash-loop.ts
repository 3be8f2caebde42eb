import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../apps/server/src/any-request/random.ts';
import type { KillableProduct } from '../killable-product.ts';
import type { CrashFigures } from './figures.ts';
import type { Gate } from './gate.ts';
import type { Differences } from './ledger.ts';

/** Share of the kills that come while the server starts again after another one. */
const duringStartShare = 0.1;
/** How long a start lasts at most before such a kill, in milliseconds. */
const startingMaxMs = 700;
/** Sentences about single losses that are told; their number tells the rest. */
const toldMax = 10;

/** What is crashed, and how. */
export interface CrashLoop {
  product: KillableProduct;
  gate: Gate;
  random: Random;
  figures: CrashFigures;
  times: number;
  /** Work that is done between two crashes, in milliseconds: from, to. */
  workMs: readonly [number, number];
  /** Ends the server. @default kill -9 */
  crash?: () => Promise<void>;
  /** What is lost or doubled now; asked after each start, while nobody writes. */
  compare(): Promise<Differences>;
  print(line: string): void;
}

/** Crashes the server again and again while others write, and has what is there compared after each start. */
export async function crashAgainAndAgain(loop: CrashLoop): Promise<void> {
  const { product, gate, random, figures, times, workMs, compare, print } = loop;
  const crash = loop.crash ?? product.kill;
  const lost = new Set<string>();
  const doubled = new Set<string>();
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
    for (const each of differences.doubled) doubled.add(each);
    if (figures.crashes % 50 === 0)
      print(`  ${figures.crashes} of ${times}: ${lost.size} lost, ${doubled.size} doubled`);
  }
  gate.open();
  figures.lost += lost.size;
  figures.doubled += doubled.size;
  figures.notes.push(...[...lost, ...doubled].slice(0, toldMax));
}
