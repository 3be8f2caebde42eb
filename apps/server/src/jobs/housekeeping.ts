import { resourceNames } from '@porchlight/contract/entities';
import { historyDays, restoreDays } from '@porchlight/contract/limits';
import { purgeEntries } from '../audit/purge-entries.ts';
import type { SecurityLog } from '../audit/security-log.ts';
import type { Database } from '../db/database.ts';
import { deleteOldCounts } from '../db/limit-counts.ts';
import { daysBefore } from '../db/moments.ts';
import type { NodeLock } from '../db/node-lock.ts';
import { tableNames } from '../db/tables.ts';
import type { Mailer } from '../mail/mailer.ts';
import { fileNamesInUse } from '../media/file-names-in-use.ts';
import type { FileStore } from '../media/index.ts';
import { measurePictures } from '../media/measure-pictures.ts';
import type { Changes } from '../records/changes.ts';
import { restorableSince } from '../records/live-rows.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Subscriptions } from '../subscribers/subscriptions.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { deleteOldIdempotencyKeys } from '../writes/idempotency-keys.ts';

/** Interval of housekeeping, in milliseconds. */
const intervalMs = 60 * 60 * 1000;

/** What housekeeping cleans up, and needs for it. */
export interface Housekeeping {
  db: Database;
  mailer: Mailer;
  files: FileStore;
  securityLog: SecurityLog;
  subscriptions: Subscriptions;
  changes: Changes;
  searchIndex: SearchIndex;
  /** Sessions, links, drafts and the like, each of which forgets what is past its time. */
  purgeables: readonly { purge(): Promise<void> }[];
  now: () => Date;
  /** Adds the dates that repeating events have got since. */
  extendSeries: () => Promise<void>;
  /** Lock by which only one node at a time cleans up shared data. */
  housekeepingLock: NodeLock;
}

/**
 * Cleans up this node's own disk, and the data that all nodes share unless another node is just doing it. Every job is
 * idempotent, and safe to run on several nodes simultaneously.
 */
export async function cleanUp(parts: Housekeeping): Promise<void> {
  await Promise.all([cleanUpLocalFiles(parts), parts.housekeepingLock.runUnlessLocked(() => cleanUpSharedData(parts))]);
}

/** Deletes expired mails of the outbox, resized pictures that no row needs, and leftovers of aborted uploads. */
async function cleanUpLocalFiles({ db, mailer, files, now }: Housekeeping): Promise<void> {
  await mailer.purge();
  await files.cleanUp(await fileNamesInUse(db.read, restorableSince(now())));
}

/**
 * Permanently deletes records that can no longer be restored, addresses of the email list that nobody has confirmed, old
 * history, and everything that has expired: sessions, links, drafts, uploads, known places, security log entries and so
 * on. Also adds the next dates of repeating events, maintains the search index, measures pictures, and deletes files that
 * no row refers to.
 */
async function cleanUpSharedData(parts: Housekeeping): Promise<void> {
  const { db, purgeables, files, securityLog, searchIndex, subscriptions, changes, now } = parts;
  const since = restorableSince(now());
  const expired = await db.write(async (trx) => {
    await subscriptions.suppressed.rememberRemoved(trx, since);
    const ids = await subscriptions.expire(trx, daysBefore(now(), restoreDays + 1));
    for (const name of resourceNames) {
      // `never`, since Kysely wants the type of a single table, and this is one of many.
      const expired = trx.selectFrom(tableNames[name]).select('id').where('deleted_at', '<', since) as never;
      // Keeps who did what and when, without the record's content.
      await trx
        .updateTable('history')
        .set({ title: '', changes: '{}', old_files: null, in_trash: null })
        .where('resource', '=', name)
        .where('record_id', 'in', expired)
        .execute();
      for (const table of ['named_files', 'links', 'comments'] as const)
        await trx.deleteFrom(table).where('resource', '=', name).where('record_id', 'in', expired).execute();
      if (name === 'formEntry') await trx.deleteFrom('registrations').where('entry_id', 'in', expired).execute();
      await trx.deleteFrom(tableNames[name]).where('deleted_at', '<', since).execute();
    }
    await deleteOldIdempotencyKeys(trx, now());
    await deleteOldCounts(trx, now());
    await trx.deleteFrom('history').where('at', '<', daysBefore(now(), historyDays)).execute();
    return ids;
  });
  for (const id of expired) changes.emit({ resource: 'email', id });
  await parts.extendSeries();
  for (const each of purgeables) await each.purge();
  const purged = await db.write((trx) => purgeEntries(trx, now()));
  if (purged) securityLog.emit([purged]);
  await searchIndex.cleanUp();
  await measurePictures(db, files);
  await files.sweep(await fileNamesInUse(db.read, since));
}

/**
 * Runs housekeeping now and then every hour, measured as the job `housekeeping`.
 * @param failed called with the error of a failed run; the next run tries again
 * @returns a function that stops it
 */
export function startHousekeeping(
  { metrics, ...parts }: Housekeeping & { metrics: Metrics },
  failed: (error: unknown) => void,
): () => void {
  const run = () => void metrics.job('housekeeping', () => cleanUp(parts)).catch(failed);
  run();
  const timer = setInterval(run, intervalMs).unref();
  return () => clearInterval(timer);
}
