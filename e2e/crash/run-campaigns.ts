import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../../apps/server/src/db/database.ts';
import type { DatabaseKind } from '../../apps/server/src/db/dialect.ts';
import { messageOf } from '../../apps/server/src/errors/http-error.ts';
import { startCluster } from '../../scripts/postgres.ts';
import { freePort } from '../bench/free-port.ts';
import { startKillableProduct } from '../killable-product.ts';
import { startBroken } from './broken-file-campaign.ts';
import { control } from './control-campaign.ts';
import { type CrashFigures, emptyFigures } from './figures.ts';
import { fillDisk } from './full-disk-campaign.ts';
import { type KillOptions, killUnderWrites } from './kill-campaign.ts';
import { NoLoopDisk } from './loop-disk.ts';
import type { CampaignName, CrashOptions } from './options.ts';
import { cutPower, type DiskCampaignOptions } from './power-cut-campaign.ts';
import { failDisk } from './read-only-campaign.ts';
import { type CampaignResult, evaluateCampaign } from './report.ts';
import { killUnderUploads } from './upload-campaign.ts';

/** Path of the artifact's command line. */
const artifact = join(import.meta.dirname, '../../dist/bin/porchlight');
/** Campaigns about the disk of SQLite's file; PostgreSQL has a disk of its own. */
const sqliteFileCampaigns: readonly CampaignName[] = ['power-cuts', 'full-disk', 'read-only-disk', 'broken-file'];

const print = (line: string) => console.log(line);

/** Runs the selected campaigns sequentially. @param onResult called with the result of each */
export async function runCampaigns(
  options: CrashOptions,
  onResult: (result: CampaignResult) => void,
): Promise<CampaignResult[]> {
  const results: CampaignResult[] = [];
  for (const database of options.databases) {
    for (const campaign of options.campaigns) {
      const figures = emptyFigures(campaign, database);
      const result = await runCampaign(figures, options);
      results.push(result);
      onResult(result);
    }
  }
  return results;
}

async function runCampaign(figures: CrashFigures, options: CrashOptions): Promise<CampaignResult> {
  const { campaign, database } = figures;
  const { seed, kills, uploads, powerCuts, program = artifact } = options;
  if (database === 'postgres' && sqliteFileCampaigns.includes(campaign)) {
    return { figures, hasPassed: true, skipped: 'this disk is for SQLite; PostgreSQL stores its data elsewhere.' };
  }
  const onDisk = { figures, seed, program, print };
  try {
    switch (campaign) {
      case 'kill':
        await withProduct({ figures, seed, program }, (killing) => killUnderWrites({ ...killing, times: kills }));
        break;
      case 'uploads':
        await withProduct({ figures, seed, program }, (killing, location) =>
          killUnderUploads({ ...killing, times: uploads }, location),
        );
        break;
      case 'power-cuts':
        await cutPower(onDisk, powerCuts);
        break;
      case 'full-disk':
        await fillDisk(onDisk);
        break;
      case 'read-only-disk':
        await failDisk(onDisk);
        break;
      case 'broken-file':
        await startBroken(onDisk);
        break;
      case 'control':
        await control(onDisk, (task) => withProduct({ figures, seed, program }, task));
        break;
    }
  } catch (error) {
    if (error instanceof NoLoopDisk) return { figures, hasPassed: true, skipped: error.message };
    figures.faults.push(messageOf(error));
  }
  return evaluateCampaign(figures);
}

/** Starts the product on a database of its own, and removes both afterwards. */
async function withProduct(
  { figures, seed, program }: Omit<DiskCampaignOptions, 'print'>,
  task: (killing: Omit<KillOptions, 'times'>, location: DatabaseOptions) => Promise<void>,
): Promise<void> {
  const database = await makeDatabase(figures.database);
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-crash-'));
  const { databaseUrl } = database;
  const settings = databaseUrl ? { DATABASE_URL: databaseUrl } : undefined;
  const product = await startKillableProduct({ port: await freePort(), program, dataDir, settings });
  try {
    await task({ product, figures, seed, print }, { dataDir, databaseUrl });
  } finally {
    await product.remove();
    await database.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts a private PostgreSQL cluster whose commits wait for the disk; nothing for SQLite. */
async function makeDatabase(kind: DatabaseKind): Promise<{ databaseUrl?: string; remove(): Promise<void> }> {
  if (kind === 'sqlite') return { remove: async () => undefined };
  const cluster = await startCluster(true);
  return { databaseUrl: cluster.create('crash'), remove: () => cluster.stop() };
}
