import { createHash } from 'node:crypto';
import type { SecurityKind } from '@porchlight/contract/security-log';
import type { Kysely, Selectable } from 'kysely';
import { acquireTransactionLock } from '../db/dialect.ts';
import { writeSetting } from '../db/stored-settings.ts';
import type { SecurityLogTable, Tables } from '../db/tables.ts';

/** A new entry. It has no secrets, and no user input except the name of an existing account. */
export interface NewSecurityEntry {
  kind: SecurityKind;
  /** The account that did or tried it; undefined for the server and its command line. */
  by?: { userId: number; username: string };
  subject?: string;
  details?: Readonly<Record<string, string | number>>;
  /** IP address of the request. */
  address?: string;
  requestId?: string;
}

/** An entry as stored in the database. */
export type StoredSecurityEntry = Selectable<SecurityLogTable>;

/** Name of the setting with the newest entry's id and hash, so that entries removed from the end are noticed. */
export const headSetting = 'security_log_head';

/** Maximum length of a text in an entry, in characters. */
const textMaxCharacters = 200;

/**
 * Appends an entry to the hash chain. Call it last in a transaction, since all other appends wait for its end.
 * @param through for a `purged` entry: id of the last entry that is removed with it
 */
export async function appendEntry(
  trx: Kysely<Tables>,
  now: Date,
  entry: NewSecurityEntry,
  through: number | null = null,
): Promise<StoredSecurityEntry> {
  await acquireTransactionLock(trx, 'security log');
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
    username: truncate(entry.by?.username),
    subject: truncate(entry.subject),
    details: JSON.stringify(entry.details ?? {}),
    address: truncate(entry.address),
    request_id: truncate(entry.requestId),
    through,
    previous_hash: last?.hash ?? '',
  };
  const row = { ...content, hash: hashOf(content) };
  await trx.insertInto('security_log').values(row).execute();
  await writeSetting(trx, headSetting, headOf(row));
  return row;
}

/** Computes the hash of an entry, over its content and the previous hash. */
export function hashOf(row: Omit<StoredSecurityEntry, 'hash'>): string {
  const { previous_hash, id, at, kind, user_id, username, subject, details, address, request_id, through } = row;
  const content = [previous_hash, id, at, kind, user_id, username, subject, details, address, request_id, through];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The value of {@link headSetting} for the newest entry. */
export function headOf({ id, hash }: Pick<StoredSecurityEntry, 'id' | 'hash'>): string {
  return `${id} ${hash}`;
}

function truncate(text = ''): string {
  return text.toWellFormed().replaceAll('\0', '').slice(0, textMaxCharacters).toWellFormed();
}
