import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyKeyHeader } from '@porchlight/contract/calls';
import type { Kysely } from 'kysely';
import type { Actor } from '../access/staff.ts';
import type { ColumnValue, IdempotencyKeyTable, StoredRow, Tables } from '../db/tables.ts';
import type { RowChange } from './row-changes.ts';

/** How long a key is stored, in milliseconds: a draft that is sent again a week later still finds its record. */
const retentionMs = 14 * 24 * 60 * 60 * 1000;

/** Values of a key while its request is running. */
const noRecord = { record_id: 0, version: 0 };

/** A form's idempotency key, sent with every try until the form knows the result. */
export interface IdempotencyKey {
  value: string;
  actor: Actor;
}

/** Returns the idempotency key of a request; undefined without one, or when it is malformed. */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[idempotencyKeyHeader];
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined;
}

/**
 * Stores a key before its request is processed: a second request with the same key, on any node, waits here until the
 * first has ended.
 * @returns what an earlier request with the same key has written; undefined when this is the first
 */
export async function claimIdempotencyKey(
  { trx, resource, now }: RowChange,
  key: IdempotencyKey | undefined,
): Promise<IdempotencyKeyTable | undefined> {
  if (!key) return undefined;
  const claimed = { user_id: key.actor.userId, resource: resource.name, key: key.value };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ ...claimed, ...noRecord, sent_at: now.getTime() })
    .onConflict((conflict) => conflict.columns(['user_id', 'resource', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  return trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where(({ and }) => and(claimed))
    .executeTakeFirst();
}

/**
 * Stores which record the request of a claimed key has written, in the same transaction, and deletes the draft of its
 * form.
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

/** Whether a row already has these values; an empty slug matches any, since it is generated from the main field. */
export function hasColumns(row: StoredRow, columns: Record<string, ColumnValue>): boolean {
  return Object.entries(columns).every(
    ([column, value]) => row[column] === value || (column === 'slug' && value === ''),
  );
}

/** Deletes expired keys. */
export async function deleteOldIdempotencyKeys(trx: Kysely<Tables>, now: Date): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('sent_at', '<=', now.getTime() - retentionMs)
    .execute();
}
