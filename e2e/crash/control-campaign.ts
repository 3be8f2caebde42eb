import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../apps/server/src/db/database.ts';
import { storedFolder } from '../../apps/server/src/files/file-names.ts';
import { type CrashFigures, emptyFigures } from './figures.ts';
import { type KillOptions, killUnderWrites } from './kill-campaign.ts';
import { startLosingProxy } from './losing-proxy.ts';
import { cutPower, type DiskCampaignOptions } from './power-cut-campaign.ts';
import { findStorageMismatches } from './storage-mismatches.ts';
import { killUnderUploads } from './upload-campaign.ts';

const kills = 10;
const uploadKills = 3;
const powerCuts = 5;

/** Runs a task with a product of its own. */
type WithProduct = (
  task: (killing: Omit<KillOptions, 'times'>, place: DatabaseOptions) => Promise<void>,
) => Promise<void>;

/**
 * Control campaigns with intended losses: a proxy that acknowledges changes it doesn't pass on, files that disappear or
 * appear, and on SQLite a server that doesn't wait for the disk. A loss that is not detected counts as a fault.
 */
export async function control(onDisk: DiskCampaignOptions, withProduct: WithProduct): Promise<void> {
  const { figures } = onDisk;
  await withProduct(async (killing) => {
    const proxy = await startLosingProxy(killing.product.origin);
    const seen = emptyFigures('control', figures.database);
    await killUnderWrites({ ...killing, figures: seen, times: kills, origin: proxy.origin });
    proxy.close();
    expectSeen(figures, `${proxy.dropped} dropped changes`, proxy.dropped, seen.lost);
    expectSeen(figures, `${proxy.repeated} repeated creates`, proxy.repeated, seen.doubled);
    add(figures, seen);
  });
  await withProduct(async (killing, place) => {
    const seen = emptyFigures('control', figures.database);
    await killUnderUploads({ ...killing, figures: seen, times: uploadKills }, place);
    const { orphans, missing } = await loseFiles(place);
    expectSeen(figures, 'a file without a row', 1, orphans);
    expectSeen(figures, 'a row without its file', 1, missing);
    add(figures, { ...seen, orphans: seen.orphans + orphans, missing: seen.missing + missing });
  });
  if (figures.database === 'postgres') return;
  const seen = emptyFigures('control', figures.database);
  const settings = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'without-fsync.ts')}` };
  await cutPower({ ...onDisk, figures: seen, settings }, powerCuts).catch((error: Error) => {
    // A database whose pages were written in any order may not even start.
    seen.lost += 1;
    figures.notes.push(`The server without fsync failed with: ${error.message}`);
  });
  expectSeen(figures, `${seen.crashes} power cuts of a server that doesn’t wait for the disk`, 1, seen.lost);
  add(figures, seen);
}

/** Deletes one stored picture that a row references, and adds one that no row references. */
async function loseFiles(place: DatabaseOptions): Promise<{ orphans: number; missing: number }> {
  const folder = storedFolder(place.dataDir, 'images');
  const [picture = ''] = await readdir(folder);
  await rm(join(folder, picture));
  await writeFile(join(folder, `${'0'.repeat(32)}.jpg`), 'nobody’s');
  const { orphans, missing } = await findStorageMismatches(place);
  return { orphans: orphans.length, missing: missing.length };
}

function expectSeen(figures: CrashFigures, what: string, made: number, seen: number): void {
  if (made > 0 && seen > 0) figures.notes.push(`Detected ${seen} of ${what}.`);
  else figures.faults.push(`Detected ${seen} of ${what}.`);
}

function add(all: CrashFigures, one: CrashFigures): void {
  all.crashes += one.crashes;
  all.acknowledged += one.acknowledged;
  all.lost += one.lost;
  all.doubled += one.doubled;
  all.orphans += one.orphans;
  all.missing += one.missing;
  all.slowestStartMs = Math.max(all.slowestStartMs, one.slowestStartMs);
}
