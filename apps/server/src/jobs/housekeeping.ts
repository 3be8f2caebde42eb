import { resourceNames } from '@porchlight/contract/entities';
import { historyDays } from '@porchlight/contract/limits';
import type { Tokens } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import { tableNames } from '../db/tables.ts';
import type { FileStore } from '../files/index.ts';
import { fileNamesInUse } from '../records/file-names-in-use.ts';
import { deleteOldIdempotencyKeys } from '../records/idempotency-keys.ts';
import { daysBefore } from '../records/moments.ts';
import { restorableSince } from '../records/row-changes.ts';
import type { KnownPlaces } from '../sign-in/known-places.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** How often what is past its time is cleared away, in milliseconds. */
const everyMs = 60 * 60 * 1000;

/** What is kept tidy. */
export interface Housekeeping {
  db: Database;
  tokens: Tokens;
  places: KnownPlaces;
  files: FileStore;
  now: () => Date;
}

/**
 * Removes for good what can't be restored any more, forgets ended tokens and places that nobody signed in from for long, and sweeps files that no row names.
 * @param atStart whether the process has only just begun: see `FileStore.sweep`
 */
export async function tidyUp({ db, tokens, places, files, now }: Housekeeping, atStart = false): Promise<void> {
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
      await trx.deleteFrom(tableNames[name]).where('deleted_at', '<', since).execute();
    }
    await deleteOldIdempotencyKeys(trx, now());
    await trx.deleteFrom('history').where('at', '<', daysBefore(now(), historyDays)).execute();
  });
  await tokens.purge();
  await places.purge();
  await db.search.tidyUp();
  await files.sweep(await fileNamesInUse(db.read, since), { atStart });
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
  const run = (atStart: boolean) => void metrics.job('housekeeping', () => tidyUp(parts, atStart)).catch(failed);
  run(true);
  const timer = setInterval(run, everyMs, false).unref();
  return () => clearInterval(timer);
}
