import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { startKillableProduct } from '../killable-product.ts';
import { CrashClient } from './client.ts';
import { DiskFailureProbe } from './disk-failure-probe.ts';
import { Gate } from './gate.ts';
import { makeLoopDisk } from './loop-disk.ts';
import type { DiskCampaignOptions } from './power-cut-campaign.ts';
import { expectMessage, runProgram } from './program-run.ts';

const diskMegabytes = 96;

/** Makes the server's disk read-only as after a disk failure, then starts the server on a read-only disk. */
export async function failDisk({ figures, program }: DiskCampaignOptions): Promise<void> {
  const disk = makeLoopDisk(diskMegabytes);
  const dataDir = join(disk.path, 'data');
  const product = await startKillableProduct({ port: await freePort(), program, dataDir });
  try {
    const client = new CrashClient(product.origin, new Gate());
    await client.signIn();
    const trouble = new DiskFailureProbe(client, figures);
    await trouble.expectWrites('Before');
    disk.fail();
    figures.crashes += 1;
    await trouble.expectRejections();
    await trouble.expectReads();
    await product.kill();

    disk.remount(['ro']);
    figures.crashes += 1;
    expectMessage(
      figures,
      'A start on a read-only disk',
      runProgram(program, ['serve'], dataDir),
      /read-only|readonly/i,
    );
    disk.remount();
    figures.slowestStartMs = await product.start();
    await trouble.expectWrites('With the disk repaired');
    await trouble.count();
  } finally {
    await product.remove();
    disk.remove();
  }
}
