import type { IncomingHttpHeaders } from 'node:http';
import { idempotencyKeyHeader } from '@porchlight/contract/calls';
import type { Kysely } from 'kysely';
import type { ColumnValue, Row, SendingTable, Tables } from '../db/tables.ts';
import type { Actor } from '../history/record-change.ts';
import type { RowChange } from './row-changes.ts';

/** How long a sending is remembered, in milliseconds: a draft that is found the next week still knows its record. */
const rememberedMs = 14 * 24 * 60 * 60 * 1000;

/** A form that was sent with a key of its own, which it keeps until it knows how the sending ended. */
export interface Sending {
  key: string;
  actor: Actor;
}

/** The key that a form was sent with; undefined when there is none, or one that no program of ours makes. */
export function sendingKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers[idempotencyKeyHeader];
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined;
}

/** What an earlier sending with the same key has stored, undefined when there was none. */
export async function earlierSending(
  { trx, resource }: RowChange,
  sending: Sending | undefined,
): Promise<SendingTable | undefined> {
  if (!sending) return undefined;
  return trx
    .selectFrom('sendings')
    .selectAll()
    .where('user_id', '=', sending.actor.userId)
    .where('resource', '=', resource.name)
    .where('key', '=', sending.key)
    .executeTakeFirst();
}

/** Remembers in the same transaction what a sending has stored. */
export async function rememberSending(
  { trx, resource, now }: RowChange,
  sending: Sending | undefined,
  row: Row,
): Promise<void> {
  if (!sending) return;
  const stored = { record_id: row.id as number, version: row.version as number, sent_at: now.getTime() };
  await trx
    .insertInto('sendings')
    .values({ user_id: sending.actor.userId, resource: resource.name, key: sending.key, ...stored })
    .onConflict((conflict) => conflict.columns(['user_id', 'resource', 'key']).doUpdateSet(stored))
    .execute();
}

/** Whether a row holds these columns already; an empty slug stands for whatever was made of the main field. */
export function holds(row: Row, columns: Record<string, ColumnValue>): boolean {
  return Object.entries(columns).every(
    ([column, value]) => row[column] === value || (column === 'slug' && value === ''),
  );
}

/** Forgets the sendings that nobody will repeat any more. */
export async function forgetSendings(trx: Kysely<Tables>, now: Date): Promise<void> {
  await trx
    .deleteFrom('sendings')
    .where('sent_at', '<=', now.getTime() - rememberedMs)
    .execute();
}
