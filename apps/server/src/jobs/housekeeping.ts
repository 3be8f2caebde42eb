import { resourceNames } from '@porchlight/contract/entities';
import { historyDays } from '@porchlight/contract/limits';
import type { Database } from '../db/database.ts';
import { deleteOldCounts } from '../db/limit-counts.ts';
import type { NodeLock } from '../db/node-lock.ts';
import { tableNames } from '../db/tables.ts';
import type { FileStore } from '../files/index.ts';
import type { Mailer } from '../mail/mailer.ts';
import { fileNamesInUse } from '../records/file-names-in-use.ts';
import { deleteOldIdempotencyKeys } from '../records/idempotency-keys.ts';
import { measurePictures } from '../records/measure-pictures.ts';
import { daysBefore } from '../records/moments.ts';
import { restorableSince } from '../records/row-changes.ts';
import { purgeEntries } from '../security-log/purge-entries.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** How often what is past its time is cleared away, in milliseconds. */
const everyMs = 60 * 60 * 1000;

/** What is kept tidy. */
export interface Housekeeping {
  db: Database;
  mailer: Mailer;
  files: FileStore;
  securityLog: SecurityLog;
  /** Sessions, links, drafts and the like, each of which forgets what is past its time. */
  passing: readonly { purge(): Promise<void> }[];
  now: () => Date;
  /** Of all nodes, for what they share. */
  tidyLock: NodeLock;
}

/**
 * Tidies what this node has on its own disk, and what all nodes share unless another one is at it. Each job may be done
 * again, or by two nodes at once, without harm.
 */
export async function tidyUp(parts: Housekeeping): Promise<void> {
  await Promise.all([tidyOwn(parts), parts.tidyLock.unlessBusy(() => tidyShared(parts))]);
}

/** Deletes mails of the outbox that are past their time, smaller pictures that no row needs, and what broken uploads left. */
async function tidyOwn({ db, mailer, files, now }: Housekeeping): Promise<void> {
  await mailer.purge();
  await files.tidyUp(await fileNamesInUse(db.read, restorableSince(now())));
}

/**
 * Removes for good what can't be restored any more, forgets ended tokens, places that nobody signed in from for long and old
 * entries of the security log, measures pictures, and sweeps files that no row names.
 */
async function tidyShared({ db, passing, files, securityLog, now }: Housekeeping): Promise<void> {
  const since = restorableSince(now());
  await db.write(async (trx) => {
    for (const name of resourceNames) {
      const past = trx.selectFrom(tableNames[name]).select('id').where('deleted_at', '<', since);
      // Who did what and when stays; what the record held goes with it.
      await trx
        .updateTable('history')
        .set({ title: '', changes: '{}', old_files: null, in_trash: null })
        .where('resource', '=', name)
        // One question for every table: Kysely asks for the one that it is.
        .where('record_id', 'in', past as never)
        .execute();
      await trx
        .deleteFrom('named_files')
        .where('resource', '=', name)
        .where('record_id', 'in', past as never)
        .execute();
      await trx.deleteFrom(tableNames[name]).where('deleted_at', '<', since).execute();
    }
    await deleteOldIdempotencyKeys(trx, now());
    await deleteOldCounts(trx, now());
    await trx.deleteFrom('history').where('at', '<', daysBefore(now(), historyDays)).execute();
  });
  for (const each of passing) await each.purge();
  const purged = await db.write((trx) => purgeEntries(trx, now()));
  if (purged) securityLog.tell([purged]);
  await db.search.tidyUp();
  await measurePictures(db, files);
  await files.sweep(await fileNamesInUse(db.read, since));
}

/**
 * Tidies up now and every hour after, counted as the job `housekeeping`.
 * @param failed told when it didn't work; the next hour tries again
 * @returns a function that ends it
 */
export function keepTidy(
  { metrics, ...parts }: Housekeeping & { metrics: Metrics },
  failed: (error: unknown) => void,
): () => void {
  const run = () => void metrics.job('housekeeping', () => tidyUp(parts)).catch(failed);
  run();
  const timer = setInterval(run, everyMs).unref();
  return () => clearInterval(timer);
}
