import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { takeTurn } from './dialect.ts';
import type { LimitCountTable, Tables } from './tables.ts';

/** Key of a count. Names and addresses may be long, and are none of the database's business: it keeps their SHA-256. */
export function countKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

/**
 * Reads counts in order to store them anew. Until the transaction ends nobody else, on whatever node, reads those of the
 * same turns.
 * @param turns keys that everybody takes who counts by them
 * @returns the count of a key; undefined where nothing was counted, or it is over
 */
export async function readCounts(
  trx: Kysely<Tables>,
  keys: readonly string[],
  { turns, now }: { turns: readonly string[]; now: Date },
): Promise<(key: string) => LimitCountTable | undefined> {
  // In one order, so that two never wait for each other.
  for (const turn of turns.toSorted()) await takeTurn(trx, turn);
  const found = await trx
    .selectFrom('limit_counts')
    .selectAll()
    .where('key', 'in', [...keys])
    .where('expires_at', '>', now.getTime())
    .execute();
  const counts = new Map(found.map((each) => [each.key, each]));
  return (key) => counts.get(key);
}

/** Stores counts as they are from now on. */
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

/** Deletes the counts that are over. */
export async function deleteOldCounts(trx: Kysely<Tables>, now: Date): Promise<void> {
  await trx.deleteFrom('limit_counts').where('expires_at', '<=', now.getTime()).execute();
}
