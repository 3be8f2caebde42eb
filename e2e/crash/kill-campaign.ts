import { createRandom } from '../../apps/server/src/fuzz/random.ts';
import type { KillableProduct } from '../killable-product.ts';
import { CrashClient } from './client.ts';
import { crashRepeatedly } from './crash-loop.ts';
import type { CrashFigures } from './figures.ts';
import { Gate } from './gate.ts';
import { StoryWriters } from './story-writers.ts';

const writerCount = 8;

/** Parameters of a kill campaign. */
export interface KillOptions {
  product: KillableProduct;
  figures: CrashFigures;
  times: number;
  seed: string;
  /** Origin that the writers send their calls to. @default the product's */
  origin?: string;
  print(line: string): void;
}

/** Kills the server while eight writers create, change and delete stories; each retries until it gets a response. */
export async function killUnderWrites({
  product,
  figures,
  times,
  seed,
  print,
  ...options
}: KillOptions): Promise<void> {
  const gate = new Gate();
  const random = createRandom(seed);
  const client = new CrashClient(options.origin ?? product.origin, gate);
  await client.signIn();
  const writers = new StoryWriters(client);
  writers.start(writerCount, random);
  const compare = () => writers.compare();
  await crashRepeatedly({ product, gate, random, figures, times, workMs: [20, 400], compare, print });
  await writers.stop();
  const { lost, duplicated } = await writers.compare();
  figures.lost = Math.max(figures.lost, lost.length) + client.lostSessions;
  figures.duplicated = Math.max(figures.duplicated, duplicated.length);
  figures.acknowledged += writers.ledger.count;
  figures.faults.push(...writers.faults);
}
