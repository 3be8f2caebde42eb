import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../../apps/server/src/fuzz/random.ts';
import { freePort } from '../bench/free-port.ts';
import { startKillableProduct } from '../killable-product.ts';
import { CrashClient } from './client.ts';
import { crashRepeatedly } from './crash-loop.ts';
import type { CrashFigures } from './figures.ts';
import { Gate } from './gate.ts';
import { makeLoopDisk } from './loop-disk.ts';
import { findStorageMismatches } from './storage-mismatches.ts';
import { StoryWriters } from './story-writers.ts';
import { Uploaders } from './uploaders.ts';

/** How long the server runs on without its disk before it is killed, in milliseconds; it must acknowledge nothing. */
const withoutDiskMs = 60;
const diskMegabytes = 2048;

/** Parameters of a campaign on a disk image. */
export interface DiskCampaignOptions {
  figures: CrashFigures;
  seed: string;
  /** Path of the program that Node runs. */
  program: string;
  settings?: Record<string, string>;
  print(line: string): void;
}

/** Cuts the disk's power while stories and files are written. @throws NoLoopDisk if this machine can't mount one */
export async function cutPower(
  { figures, seed, program, settings, print }: DiskCampaignOptions,
  times: number,
): Promise<void> {
  const disk = makeLoopDisk(diskMegabytes);
  const dataDir = join(disk.path, 'data');
  const product = await startKillableProduct({ port: await freePort(), program, dataDir, settings });
  try {
    const gate = new Gate();
    const random = createRandom(seed);
    const client = new CrashClient(product.origin, gate);
    await client.signIn();
    const [writers, uploaders] = [new StoryWriters(client), new Uploaders(client)];
    writers.start(4, random);
    await uploaders.start();
    const compare = async (files?: number) => {
      const [stories, uploads] = [await writers.compare(), await uploaders.compare(files)];
      return { lost: [...stories.lost, ...uploads.lost], duplicated: [...stories.duplicated, ...uploads.duplicated] };
    };
    const crash = async () => {
      disk.cutPower();
      await wait(withoutDiskMs);
      await product.kill();
      disk.remount();
    };
    await crashRepeatedly({
      ...{ product, gate, random, figures, times, crash, print },
      workMs: [100, 900],
      compare: () => compare(10),
    });
    await Promise.all([writers.stop(), uploaders.stop()]);
    const { lost, duplicated } = await compare();
    figures.lost = Math.max(figures.lost, lost.length) + client.lostSessions;
    figures.duplicated = Math.max(figures.duplicated, duplicated.length);
    figures.missing += (await findStorageMismatches({ dataDir })).missing.length;
    figures.acknowledged += writers.ledger.count + uploaders.ledger.count;
    figures.faults.push(...writers.faults, ...uploaders.faults);
  } finally {
    await product.remove();
    disk.remove();
  }
}
