import { recordName } from '@porchlight/contract/entities';
import type { Field } from '@porchlight/contract/fields';
import type { HistoryAction } from '@porchlight/contract/history';
import { fromCents } from '@porchlight/contract/money';
import type { Role } from '@porchlight/contract/permissions';
import { storedFields } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { notifyOnCommit } from '../db/changes-elsewhere.ts';
import { columnOf } from '../db/entity-columns.ts';
import { insert } from '../db/insert.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { appendEntry, type StoredEntry } from '../security-log/append-entry.ts';
import { recordedEntry } from './account-entry.ts';
import { timestamp } from './moments.ts';
import { keepNamedFiles } from './named-files.ts';

/** The signed-in person, or the program with an API key, who makes a change. */
export interface Actor {
  userId: number;
  username: string;
  role: Role;
  /** Hash of the token it came with; '' with an API key. */
  tokenHash: string;
  /** Where the request came from, and its id. */
  address?: string;
  requestId?: string;
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
  /** Whom the history names where the server makes it for somebody. */
  author?: Pick<Actor, 'userId' | 'username'>;
  action: HistoryAction;
  /** With `revert`: the version that was brought back. */
  revertedTo?: number;
  /** The row as it was; undefined for one that is new. */
  before?: StoredRow;
  after: StoredRow;
  /** Takes what went into the security log, to be told once it is on disk. */
  noted?: StoredEntry[];
}

/** Writes down who changed what; called with every change of a row, inside its transaction. */
export async function recordChange(change: RowChanged): Promise<void> {
  const { trx, resource, now, actor, author = actor, action, before, after, revertedTo = null } = change;
  const changes = differences(resource, before, after);
  const gone = await keepNamedFiles(trx, resource, before, after);
  const entry = {
    at: timestamp(now),
    user_id: author?.userId ?? null,
    username: author?.username ?? '',
    resource: resource.name,
    record_id: after.id,
    version: after.version,
    action,
    reverted_to: revertedTo,
    title: recordName(resource.name, after),
    changes: JSON.stringify(changes),
    old_files: gone.join(' ') || null,
    in_trash: action === 'delete' ? 1 : null,
  };
  await insert(trx, 'history', entry, notifyOnCommit(trx));
  if (action !== 'publish') {
    const about = recordedEntry(resource.name, { ...change, action }, Object.keys(changes));
    const written = about && (await appendEntry(trx, now, about));
    if (written) change.noted?.push(written);
  }
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
  for (const [field, description] of Object.entries(storedFields(resource))) {
    const { kind } = description;
    const column = columnOf(field, kind);
    const [from, to] = [before?.[column] ?? null, after[column] ?? null];
    if (from === to || (!before && to === untouched(field, description))) continue;
    const value = (each: ColumnValue) => (kind === 'money' && each !== null ? fromCents(Number(each)) : each);
    changes[field] = kind === 'password' ? [null, null] : [value(from), value(to)];
  }
  return changes;
}

/** What a new row holds of a field that nobody has filled in. */
function untouched(name: string, { kind, options, required }: Field): ColumnValue | undefined {
  if (name === 'state') return 'published';
  if (kind === 'boolean') return 0;
  return options && !required ? Object.keys(options)[0] : '';
}
