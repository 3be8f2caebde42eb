import { recordName } from '@porchlight/contract/entities';
import { type Field, isSecret } from '@porchlight/contract/fields';
import type { HistoryAction } from '@porchlight/contract/history';
import type { Role } from '@porchlight/contract/permissions';
import { storedFields } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { columnOf, emptyColumn } from '../db/entity-columns.ts';
import { insert } from '../db/insert.ts';
import { notifyOnCommit } from '../db/remote-changes.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { appendEntry, type StoredSecurityEntry } from '../security-log/append-entry.ts';
import { accountLogEntry } from './account-log-entry.ts';
import { updateFileReferences } from './file-references.ts';
import { timestamp } from './moments.ts';
import { queueReviewMails } from './review-mails.ts';
import { historyValue } from './stored-values.ts';

/** The signed-in person or the API key that makes a change. */
export interface Actor {
  userId: number;
  username: string;
  role: Role;
  /** Hash of the request's token; '' with an API key. */
  tokenHash: string;
  /** IP address and id of the request. */
  address?: string;
  requestId?: string;
}

/** Changed values by field, as in the history table: `[from, to]`; a password is `[null, null]`. */
export type StoredChanges = Record<string, [ColumnValue, ColumnValue]>;

/** A change of a row, in its transaction. */
export interface RecordChangeInput {
  trx: Kysely<Tables>;
  resource: Resource;
  now: Date;
  /** Who makes it; undefined for a visitor and for the server itself. */
  actor?: Actor;
  /** Whom the history names when the server makes the change on someone's behalf. */
  author?: Pick<Actor, 'userId' | 'username'>;
  action: HistoryAction;
  /** With `revert`: the restored version. */
  revertedTo?: number;
  /** The row before the change; undefined for a new one. */
  before?: StoredRow;
  after: StoredRow;
  /** Collects entries of the security log, to be emitted after the commit. */
  logEntries?: StoredSecurityEntry[];
}

/**
 * Adds a change to the history, the security log and the table of referenced files; called for every change of a row,
 * in its transaction.
 */
export async function recordChange(change: RecordChangeInput): Promise<void> {
  const { trx, resource, now, actor, author = actor, action, before, after, revertedTo = null } = change;
  const changes = differences(resource, before, after);
  const removedFiles = await updateFileReferences(trx, resource, before, after);
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
    old_files: removedFiles.join(' ') || null,
    in_trash: action === 'delete' ? 1 : null,
  };
  await insert(trx, 'history', entry, notifyOnCommit(trx));
  await queueReviewMails(change);
  if (action !== 'publish') {
    const logEntry = accountLogEntry(resource.name, { ...change, action }, Object.keys(changes));
    const written = logEntry && (await appendEntry(trx, now, logEntry));
    if (written) change.logEntries?.push(written);
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

/** Returns the fields whose values differ. Empty fields of a new row don't count. */
function differences(resource: Resource, before: StoredRow | undefined, after: StoredRow): StoredChanges {
  const changes: StoredChanges = {};
  for (const [field, description] of Object.entries(storedFields(resource))) {
    const { kind } = description;
    const column = columnOf(field, kind);
    const [from, to] = [before?.[column] ?? null, after[column] ?? null];
    if (from === to || (!before && to === emptyValue(field, description))) continue;
    changes[field] = isSecret(description) ? [null, null] : [historyValue(from, kind), historyValue(to, kind)];
  }
  return changes;
}

/** Returns the value of an empty field in a new row. */
function emptyValue(name: string, { kind, options, required }: Field): ColumnValue | undefined {
  if (name === 'state') return 'published';
  return options && !required ? Object.keys(options)[0] : emptyColumn(kind);
}
