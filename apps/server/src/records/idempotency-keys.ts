import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyKeyHeader } from '@porchlight/contract/calls';
import type { Kysely } from 'kysely';
import type { ColumnValue, IdempotencyKeyTable, StoredRow, Tables } from '../db/tables.ts';
import type { Actor } from './record-change.ts';
import type { RowChange } from './row-changes.ts';

/** How long a key is kept, in milliseconds: a draft that is found the next week still knows its record. */
const keptMs = 14 * 24 * 60 * 60 * 1000;

/** What a key stands for while the work of its request is under way. */
const noRecord = { record_id: 0, version: 0 };

/** A form's idempotency key, which it sends again until it knows how a request ended. */
export interface IdempotencyKey {
  value: string;
  actor: Actor;
}

/** The idempotency key of a request; undefined when there is none, or one that no program of ours makes. */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[idempotencyKeyHeader];
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined;
}

/**
 * Stores a key before the work of its request begins: a second request of the same key, on whatever node, waits here
 * until the first has ended.
 * @returns what an earlier request with the same key has written, undefined when this is the first
 */
export async function claimIdempotencyKey(
  { trx, resource, now }: RowChange,
  key: IdempotencyKey | undefined,
): Promise<IdempotencyKeyTable | undefined> {
  if (!key) return undefined;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: key.actor.userId, resource: resource.name, key: key.value, ...noRecord, sent_at: now.getTime() })
    .onConflict((conflict) => conflict.columns(['user_id', 'resource', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  return trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', key.actor.userId)
    .where('resource', '=', resource.name)
    .where('key', '=', key.value)
    .executeTakeFirst();
}

/**
 * Writes down which record the request of a claimed key has written, in the same transaction. The draft of the form that
 * was sent is none any more.
 */
export async function fulfilIdempotencyKey(
  { trx, resource, now }: RowChange,
  key: IdempotencyKey | undefined,
  row: StoredRow,
): Promise<void> {
  if (!key) return;
  await trx.deleteFrom('drafts').where('user_id', '=', key.actor.userId).where('id', '=', key.value).execute();
  await trx
    .updateTable('idempotency_keys')
    .set({ record_id: row.id, version: row.version, sent_at: now.getTime() })
    .where('user_id', '=', key.actor.userId)
    .where('resource', '=', resource.name)
    .where('key', '=', key.value)
    .execute();
}

/** Whether a row holds these columns already; an empty slug stands for whatever was made of the main field. */
export function holds(row: StoredRow, columns: Record<string, ColumnValue>): boolean {
  return Object.entries(columns).every(
    ([column, value]) => row[column] === value || (column === 'slug' && value === ''),
  );
}

/** Deletes the keys of requests that nobody will repeat any more. */
export async function deleteOldIdempotencyKeys(trx: Kysely<Tables>, now: Date): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('sent_at', '<=', now.getTime() - keptMs)
    .execute();
}
