import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Most rows that one statement writes, so that it stays below the databases' limits of parameters. */
const chunkRows = 1000;

/**
 * Returns which addresses were removed from the email list and are not on it, with the time of their last removal: those
 * in the trash, and those deleted permanently, of which a hash is left.
 * @param keys addresses as the list compares them: see `comparisonKey`
 */
export async function removedAddresses(db: Kysely<Tables>, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const deleted = await db
    .selectFrom('emails')
    .select(['email_key', 'deleted_at'])
    .where('deleted_at', 'is not', null)
    .where('email_key', 'in', keys)
    .orderBy('deleted_at')
    .execute();
  const keyOfHash = new Map(keys.map((key) => [hashOf(key), key]));
  const purged = await db
    .selectFrom('removed_addresses')
    .selectAll()
    .where('hash', 'in', [...keyOfHash.keys()])
    .execute();
  return new Map([
    ...purged.map(({ hash, removed_at }) => [keyOfHash.get(hash) ?? '', removed_at] as const),
    // Later than those deleted permanently, and the latest of an address last.
    ...deleted.map(({ email_key, deleted_at }) => [String(email_key), String(deleted_at)] as const),
  ]);
}

/** Keeps the hashes of addresses that are about to be deleted permanently. @param since moment of the last deletions */
export async function rememberRemovedAddresses(trx: Kysely<Tables>, since: string): Promise<void> {
  const rows = await trx
    .selectFrom('emails')
    .select(['email_key', 'deleted_at'])
    .where('deleted_at', '<', since)
    .orderBy('deleted_at')
    .execute();
  // Of an address that was removed twice, the latest removal counts: one statement can't write a row twice.
  const removedAt = new Map(rows.map((row) => [hashOf(String(row.email_key)), String(row.deleted_at)]));
  const values = [...removedAt].map(([hash, removed_at]) => ({ hash, removed_at }));
  for (let start = 0; start < values.length; start += chunkRows) {
    await trx
      .insertInto('removed_addresses')
      .values(values.slice(start, start + chunkRows))
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet(({ ref }) => ({ removed_at: ref('excluded.removed_at') })),
      )
      .execute();
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
