import { securityLogDays } from '@porchlight/contract/limits';
import type { Kysely } from 'kysely';
import { takeTurn } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { appendEntry, type StoredEntry } from './append-entry.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Removes entries older than {@link securityLogDays} days, once a day: an entry says which, with the hash of the last of
 * them, so that the chain that is left can still be checked; the database lets go what an entry names and nothing else.
 * @returns that entry, null when there was nothing to remove
 */
export async function purgeEntries(trx: Kysely<Tables>, now: Date): Promise<StoredEntry | null> {
  // Of two at once, the second finds what the first has removed.
  await takeTurn(trx, 'security log');
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().replace(/\.\d{3}Z$/, 'Z');
  const today = await trx
    .selectFrom('security_log')
    .select('id')
    .where('kind', '=', 'purged')
    .where('at', '>', before(1))
    .limit(1)
    .executeTakeFirst();
  const last = await trx
    .selectFrom('security_log')
    .select(['id', 'hash'])
    .where('at', '<', before(securityLogDays))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (today || !last) return null;
  const entry = { kind: 'purged', details: { days: securityLogDays, hash: last.hash } } as const;
  const written = await appendEntry(trx, now, entry, last.id);
  await trx.deleteFrom('security_log').where('id', '<=', last.id).execute();
  return written;
}
