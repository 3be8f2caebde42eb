import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../../apps/server/src/db/database.ts';
import { freePort } from '../bench/free-port.ts';
import { startKillableProduct } from '../killable-product.ts';
import { CrashClient } from './client.ts';
import { DiskFailureProbe } from './disk-failure-probe.ts';
import { Gate } from './gate.ts';
import type { DiskCampaignOptions } from './power-cut-campaign.ts';
import { expectMessage, runProgram } from './program-run.ts';

const pageBytes = 4096;
/** A start doesn't read whole tables: it serves what is readable, and logs what it finds. */
const garbagePages = 'with garbage pages';

/** Ways to corrupt a file, by their description in messages. */
const breakages: Readonly<Record<string, (path: string) => void>> = {
  'truncated in the middle': (path) => truncateSync(path, Math.floor(statSync(path).size / 2 / pageBytes) * pageBytes),
  'with an overwritten header': (path) => overwrite(path, 0, 100),
  'with a garbage first page': (path) => overwrite(path, 100, pageBytes - 100),
  [garbagePages]: (path) => overwrite(path, pageBytes * 3, pageBytes * 12),
};

/** Runs the server and the doctor on each kind of corrupted database file; both must mention a backup. */
export async function startBroken({ figures, program }: DiskCampaignOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-broken-'));
  const [intactFolder, brokenFolder] = [join(folder, 'whole'), join(folder, 'broken')];
  const backup = join(folder, 'backup.tar.gz');
  const product = await startKillableProduct({ port: await freePort(), program, dataDir: intactFolder });
  try {
    const client = new CrashClient(product.origin, new Gate());
    await client.signIn();
    const trouble = new DiskFailureProbe(client, figures);
    await trouble.expectWrites('Before');
    await product.stop();
    runProgram(program, ['backup', backup], intactFolder);
    for (const [damage, breakFile] of Object.entries(breakages)) {
      rmSync(brokenFolder, { recursive: true, force: true });
      cpSync(intactFolder, brokenFolder, { recursive: true });
      breakFile(join(brokenFolder, databaseFile));
      figures.crashes += 1;
      expectMessage(figures, `doctor on a file ${damage}`, runProgram(program, ['doctor'], brokenFolder), /backup/);
      expectMessage(
        figures,
        `A start on a file ${damage}`,
        runProgram(program, ['serve'], brokenFolder),
        /backup/,
        damage === garbagePages,
      );
    }
    // Following both messages must work.
    breakages['truncated in the middle']?.(join(intactFolder, databaseFile));
    const { code, output } = runProgram(program, ['restore', backup, '--replace', '--yes'], intactFolder);
    if (code !== 0) figures.faults.push(`The restore of a backup exited with ${code}: ${output}`);
    figures.slowestStartMs = await product.start();
    await trouble.count();
    if (figures.lost === 0) figures.notes.push('A backup was restored over a broken file, with all data.');
  } finally {
    await product.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function overwrite(path: string, from: number, bytes: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(bytes, 0xa5), 0, bytes, from);
  closeSync(file);
}
