import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { acquireTransactionLock } from './dialect.ts';
import type { LimitCountTable, Tables } from './tables.ts';

/** Returns the key of a count: a SHA-256, because names and addresses may be long and should not be stored in clear. */
export function countKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/**
 * Reads counts in order to update them. Until the transaction ends, no other transaction on any node reads counts of
 * the same turns.
 * @param turns names of the locks that guard these counts
 * @returns a function from key to count; undefined where nothing was counted, or the count has expired
 */
export async function readCounts(
  trx: Kysely<Tables>,
  keys: readonly string[],
  { locks, now }: { locks: readonly string[]; now: Date },
): Promise<(key: string) => LimitCountTable | undefined> {
  // Sorted, so that two transactions never deadlock.
  for (const lock of locks.toSorted()) await acquireTransactionLock(trx, lock);
  const rows = await trx
    .selectFrom('limit_counts')
    .selectAll()
    .where('key', 'in', [...keys])
    .where('expires_at', '>', now.getTime())
    .execute();
  const counts = new Map(rows.map((each) => [each.key, each]));
  return (key) => counts.get(key);
}

/** Inserts or updates counts. */
export async function storeCounts(trx: Kysely<Tables>, counts: readonly LimitCountTable[]): Promise<void> {
  if (counts.length === 0) return;
  await trx
    .insertInto('limit_counts')
    .values([...counts])
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((each) => ({
        count: each.ref('excluded.count'),
        at: each.ref('excluded.at'),
        expires_at: each.ref('excluded.expires_at'),
      })),
    )
    .execute();
}

/** Deletes expired counts. */
export async function deleteOldCounts(trx: Kysely<Tables>, now: Date): Promise<void> {
  await trx.deleteFrom('limit_counts').where('expires_at', '<=', now.getTime()).execute();
}
