import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../apps/server/src/db/database.ts';
import { storedFolder } from '../../apps/server/src/media/file-names.ts';
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
  task: (killing: Omit<KillOptions, 'times'>, location: DatabaseOptions) => Promise<void>,
) => Promise<void>;

/**
 * Control campaigns with intended losses: a proxy that acknowledges changes it doesn't pass on, files that disappear or
 * appear, and on SQLite a server that doesn't wait for the disk. A loss that is not detected counts as a fault.
 */
export async function control(onDisk: DiskCampaignOptions, withProduct: WithProduct): Promise<void> {
  const { figures } = onDisk;
  await withProduct(async (killing) => {
    const proxy = await startLosingProxy(killing.product.origin);
    const detected = emptyFigures('control', figures.database);
    await killUnderWrites({ ...killing, figures: detected, times: kills, origin: proxy.origin });
    proxy.close();
    expectDetected(figures, `${proxy.dropped} dropped changes`, proxy.dropped, detected.lost);
    expectDetected(figures, `${proxy.repeated} repeated creates`, proxy.repeated, detected.duplicated);
    addFigures(figures, detected);
  });
  await withProduct(async (killing, location) => {
    const detected = emptyFigures('control', figures.database);
    await killUnderUploads({ ...killing, figures: detected, times: uploadKills }, location);
    const { orphans, missing } = await loseFiles(location);
    expectDetected(figures, 'a file without a row', 1, orphans);
    expectDetected(figures, 'a row without its file', 1, missing);
    addFigures(figures, { ...detected, orphans: detected.orphans + orphans, missing: detected.missing + missing });
  });
  if (figures.database === 'postgres') return;
  const detected = emptyFigures('control', figures.database);
  const settings = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'without-fsync.ts')}` };
  await cutPower({ ...onDisk, figures: detected, settings }, powerCuts).catch((error: Error) => {
    // A database whose pages were written in any order may not even start.
    detected.lost += 1;
    figures.notes.push(`The server without fsync failed with: ${error.message}`);
  });
  expectDetected(
    figures,
    `${detected.crashes} power cuts of a server that doesn’t wait for the disk`,
    1,
    detected.lost,
  );
  addFigures(figures, detected);
}

/** Deletes one stored picture that a row references, and adds one that no row references. */
async function loseFiles(location: DatabaseOptions): Promise<{ orphans: number; missing: number }> {
  const folder = storedFolder(location.dataDir, 'images');
  const [picture = ''] = await readdir(folder);
  await rm(join(folder, picture));
  await writeFile(join(folder, `${'0'.repeat(32)}.jpg`), 'nobody’s');
  const { orphans, missing } = await findStorageMismatches(location);
  return { orphans: orphans.length, missing: missing.length };
}

function expectDetected(figures: CrashFigures, description: string, caused: number, detected: number): void {
  if (caused > 0 && detected > 0) figures.notes.push(`Detected ${detected} of ${description}.`);
  else figures.faults.push(`Detected ${detected} of ${description}.`);
}

function addFigures(total: CrashFigures, added: CrashFigures): void {
  total.crashes += added.crashes;
  total.acknowledged += added.acknowledged;
  total.lost += added.lost;
  total.duplicated += added.duplicated;
  total.orphans += added.orphans;
  total.missing += added.missing;
  total.slowestStartMs = Math.max(total.slowestStartMs, added.slowestStartMs);
}
