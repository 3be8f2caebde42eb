import { securityLogDays } from '@porchlight/contract/limits';
import type { Kysely } from 'kysely';
import { acquireTransactionLock } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { appendEntry, type StoredSecurityEntry } from './append-entry.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Deletes entries older than {@link securityLogDays} days, at most once a day. A `purged` entry records the id and hash
 * of the last deleted one, so that the rest of the chain can still be checked; a trigger of the database refuses to
 * delete others.
 * @returns the `purged` entry; null when there was nothing to delete
 */
export async function purgeEntries(trx: Kysely<Tables>, now: Date): Promise<StoredSecurityEntry | null> {
  // Of two concurrent purges, the second runs after the first and finds nothing to do.
  await acquireTransactionLock(trx, 'security log');
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().replace(/\.\d{3}Z$/, 'Z');
  const recentPurge = await trx
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
  if (recentPurge || !last) return null;
  const entry = { kind: 'purged', details: { days: securityLogDays, hash: last.hash } } as const;
  const written = await appendEntry(trx, now, entry, last.id);
  await trx.deleteFrom('security_log').where('id', '<=', last.id).execute();
  return written;
}
