import { recordName } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/entity';
import type { HistoryAction } from '@porchlight/contract/history';
import { fromCents } from '@porchlight/contract/money';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { tellElsewhere } from '../db/changes-elsewhere.ts';
import { columnOf } from '../db/entity-columns.ts';
import { insert } from '../db/insert.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { timestamp } from './moments.ts';

/** The signed-in person who makes a change. */
export interface Actor {
  userId: number;
  username: string;
  /** Hash of the token it came with. */
  tokenHash: string;
}

/** Changed values by field, as the table keeps them: `[from, to]`; a password is `[null, null]`. */
export type StoredChanges = Record<string, [ColumnValue, ColumnValue]>;

/** A change that was made to a row, in the transaction that makes it. */
export interface RowChanged {
  trx: Kysely<Tables>;
  resource: Resource;
  now: Date;
  /** Who makes it; undefined for a visitor and for the server itself. */
  actor?: Actor;
  action: HistoryAction;
  /** With `revert`: the version that was brought back. */
  revertedTo?: number;
  /** The row as it was; undefined for one that is new. */
  before?: StoredRow;
  after: StoredRow;
}

/** Writes down who changed what; called with every change of a row, inside its transaction. */
export async function recordChange(change: RowChanged): Promise<void> {
  const { trx, resource, now, actor, action, before, after, revertedTo = null } = change;
  const changes = differences(resource, before, after);
  await insert(trx, 'history', {
    at: timestamp(now),
    user_id: actor?.userId ?? null,
    username: actor?.username ?? '',
    resource: resource.name,
    record_id: after.id,
    version: after.version,
    action,
    reverted_to: revertedTo,
    title: recordName(resource.name, after),
    changes: JSON.stringify(changes),
    old_files: replacedFiles(resource, changes),
    in_trash: action === 'delete' ? 1 : null,
  });
  await tellElsewhere(trx, resource.name, after.id);
  if (action === 'restore') {
    await trx
      .updateTable('history')
      .set({ in_trash: null })
      .where('in_trash', '=', 1)
      .where('resource', '=', resource.name)
      .where('record_id', '=', after.id)
      .execute();
  }
}

/** Fields whose values differ. What a new row leaves empty is no change. */
function differences(resource: Resource, before: StoredRow | undefined, after: StoredRow): StoredChanges {
  const changes: StoredChanges = {};
  for (const [field, { kind }] of Object.entries(resource.fields)) {
    const column = columnOf(field, kind);
    const [from, to] = [before?.[column] ?? null, after[column] ?? null];
    if (from === to || (!before && to === '')) continue;
    const value = (each: ColumnValue) => (kind === 'money' && each !== null ? fromCents(Number(each)) : each);
    changes[field] = kind === 'password' ? [null, null] : [value(from), value(to)];
  }
  return changes;
}

function replacedFiles(resource: Resource, changes: StoredChanges): string | null {
  const names = fieldsOfKind(resource.fields, 'image', 'pdf').flatMap((field) => changes[field]?.[0] ?? []);
  return names.length > 0 ? names.join(' ') : null;
}
