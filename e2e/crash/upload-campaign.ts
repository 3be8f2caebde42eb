import type { DatabaseOptions } from '../../apps/server/src/db/database.ts';
import { createRandom } from '../../apps/server/src/fuzz/random.ts';
import { CrashClient } from './client.ts';
import { crashRepeatedly } from './crash-loop.ts';
import { Gate } from './gate.ts';
import type { KillOptions } from './kill-campaign.ts';
import { ageFiles, findStorageMismatches, mismatchesAfterCleanup } from './storage-mismatches.ts';
import { Uploaders } from './uploaders.ts';

/** Number of files that are fetched after each start; at the end all are. */
const checksPerStart = 5;

/** Kills the server during uploads of pictures in forms and of PDFs in parts, then checks its cleanup of files. */
export async function killUnderUploads(
  { product, figures, times, seed, print }: KillOptions,
  location: DatabaseOptions,
): Promise<void> {
  const gate = new Gate();
  const random = createRandom(seed);
  const client = new CrashClient(product.origin, gate);
  await client.signIn();
  const uploaders = new Uploaders(client);
  await uploaders.start();
  const compare = () => uploaders.compare(checksPerStart);
  await crashRepeatedly({ product, gate, random, figures, times, workMs: [30, 700], compare, print });
  await uploaders.stop();
  const { lost, duplicated } = await uploaders.compare();
  figures.lost = Math.max(figures.lost, lost.length) + client.lostSessions;
  figures.duplicated = Math.max(figures.duplicated, duplicated.length);
  figures.acknowledged += uploaders.ledger.count;
  figures.faults.push(...uploaders.faults);
  figures.notes.push(...lost.slice(0, 5));

  const before = await findStorageMismatches(location);
  figures.notes.push(`${before.orphans.length} files without a row existed before the cleanup.`);
  await product.kill();
  await ageFiles(location.dataDir);
  await product.start();
  const { orphans, missing } = await mismatchesAfterCleanup(location);
  figures.orphans += orphans.length;
  figures.missing += missing.length;
  figures.notes.push(...[...orphans, ...missing].slice(0, 5));
}
