import { createHash } from 'node:crypto';
import type { SecurityKind } from '@porchlight/contract/security-log';
import type { Kysely, Selectable } from 'kysely';
import { takeTurn } from '../db/dialect.ts';
import type { SecurityLogTable, Tables } from '../db/tables.ts';

/** What is written down. No secret, and nothing that somebody typed but the name of an account that there is. */
export interface NewEntry {
  kind: SecurityKind;
  /** With whose account it was done or tried; none for the server and its command line. */
  by?: { userId: number; username: string };
  subject?: string;
  details?: Readonly<Record<string, string | number>>;
  /** Where it came from. */
  address?: string;
  requestId?: string;
}

/** An entry as it is stored. */
export type StoredEntry = Selectable<SecurityLogTable>;

/** Name of the setting that holds the newest entry's id and hash, so that one that is gone from the end is missed. */
export const headSetting = 'security_log_head';

/** Characters of a text in an entry. */
const textMaxCharacters = 200;

/**
 * Adds an entry to the chain: the last thing that a transaction does, since all others wait for it to end.
 * @param through of the entry that lets older ones go: the last of them
 */
export async function appendEntry(
  trx: Kysely<Tables>,
  now: Date,
  entry: NewEntry,
  through: number | null = null,
): Promise<StoredEntry> {
  await takeTurn(trx, 'security log');
  const last = await trx
    .selectFrom('security_log')
    .select(['id', 'hash'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const content = {
    id: (last?.id ?? 0) + 1,
    at: now.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    kind: entry.kind,
    user_id: entry.by?.userId ?? null,
    username: cut(entry.by?.username),
    subject: cut(entry.subject),
    details: JSON.stringify(entry.details ?? {}),
    address: cut(entry.address),
    request_id: cut(entry.requestId),
    through,
    previous_hash: last?.hash ?? '',
  };
  const row = { ...content, hash: hashOf(content) };
  await trx.insertInto('security_log').values(row).execute();
  const value = headOf(row);
  await trx
    .insertInto('settings')
    .values({ name: headSetting, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return row;
}

/** The hash that an entry has to have. */
export function hashOf(row: Omit<StoredEntry, 'hash'>): string {
  const { previous_hash, id, at, kind, user_id, username, subject, details, address, request_id, through } = row;
  const content = [previous_hash, id, at, kind, user_id, username, subject, details, address, request_id, through];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** What {@link headSetting} says of the newest entry. */
export function headOf({ id, hash }: Pick<StoredEntry, 'id' | 'hash'>): string {
  return `${id} ${hash}`;
}

function cut(text = ''): string {
  return text.toWellFormed().replaceAll('\0', '').slice(0, textMaxCharacters).toWellFormed();
}
