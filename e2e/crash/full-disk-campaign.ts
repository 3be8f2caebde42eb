import { join } from 'node:path';
import { freePort } from '../bench/free-port.ts';
import { startKillableProduct } from '../killable-product.ts';
import { CrashClient } from './client.ts';
import { DiskFailureProbe } from './disk-failure-probe.ts';
import { Gate } from './gate.ts';
import { makeLoopDisk } from './loop-disk.ts';
import type { DiskCampaignOptions } from './power-cut-campaign.ts';

const diskMegabytes = 96;

/** Fills the server's disk and frees it again, once without and once with a kill while it is full. */
export async function fillDisk({ figures, program }: DiskCampaignOptions): Promise<void> {
  const disk = makeLoopDisk(diskMegabytes);
  const product = await startKillableProduct({ port: await freePort(), program, dataDir: join(disk.path, 'data') });
  try {
    const client = new CrashClient(product.origin, new Gate());
    await client.signIn();
    const trouble = new DiskFailureProbe(client, figures);
    await trouble.expectWrites('Before');
    for (const isKilled of [false, true]) {
      disk.fill();
      figures.crashes += 1;
      await trouble.expectRejections();
      await trouble.expectReads();
      if (isKilled) await product.kill();
      disk.clear();
      if (isKilled) figures.slowestStartMs = await product.start();
      await trouble.expectWrites(isKilled ? 'With free space, after a kill' : 'With free space, without a restart');
      await trouble.count();
    }
  } finally {
    await product.remove();
    disk.remove();
  }
}
