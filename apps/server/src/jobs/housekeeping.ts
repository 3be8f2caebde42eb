import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/entity';
import { historyDays } from '@porchlight/contract/limits';
import { resources } from '@porchlight/contract/resources';
import type { Tokens } from '../accounts/tokens.ts';
import type { Database } from '../db/database.ts';
import { tableNames } from '../db/tables.ts';
import type { FileStore } from '../files/index.ts';
import { deleteOldIdempotencyKeys } from '../records/idempotency-keys.ts';
import { daysBefore } from '../records/moments.ts';
import { restorableSince } from '../records/row-changes.ts';
import type { KnownPlaces } from '../sign-in/known-places.ts';

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
  await files.sweep(await fileNamesInUse(db, since), { atStart });
}

/**
 * Names of the files that rows name, deleted rows that can be restored included, and of those that were replaced
 * no longer ago than a deletion can be taken back.
 * @param since the moment before which a replaced file may go, UTC
 */
async function fileNamesInUse(db: Database, since: string): Promise<Set<string>> {
  const names = new Set<string>();
  const replaced = db.read.selectFrom('history').select('old_files').where('old_files', 'is not', null);
  for (const { old_files } of await replaced.where('at', '>=', since).execute()) {
    for (const name of (old_files ?? '').split(' ')) names.add(name);
  }
  for (const name of resourceNames) {
    for (const column of fileColumns(name)) {
      const rows = await db.read.selectFrom(tableNames[name]).select(column).where(column, 'is not', null).execute();
      for (const row of rows) names.add(String(row[column]));
    }
  }
  return names;
}

function fileColumns(name: ResourceName): string[] {
  return fieldsOfKind(resources[name].fields, 'image', 'pdf');
}

/**
 * Tidies up now and every hour after.
 * @param failed told when it didn't work; the next hour tries again
 * @returns a function that ends it
 */
export function keepTidy(parts: Housekeeping, failed: (error: unknown) => void): () => void {
  const run = (atStart: boolean) => void tidyUp(parts, atStart).catch(failed);
  run(true);
  const timer = setInterval(run, everyMs, false).unref();
  return () => clearInterval(timer);
}
