import { recordName } from '@porchlight/contract/entities';
import type { HistoryAction } from '@porchlight/contract/history';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import type { Actor } from '../access/staff.ts';
import { accountLogEntry } from '../audit/account-log-entry.ts';
import { appendEntry, type StoredSecurityEntry } from '../audit/append-entry.ts';
import { insert } from '../db/insert.ts';
import { timestamp } from '../db/moments.ts';
import { notifyOnCommit } from '../db/remote-changes.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { updateFileReferences } from '../records/file-references.ts';
import { updateLinks } from '../records/link-index.ts';
import { differences } from '../records/stored-changes.ts';
import { queueReviewMails } from './review-mails.ts';
import { renameInBylines } from './search-texts.ts';

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
  /** See `RowChange`. */
  seriesOf?: number;
  /** The row before the change; undefined for a new one. */
  before?: StoredRow;
  after: StoredRow;
  /** Collects entries of the security log, to be emitted after the commit. */
  logEntries?: StoredSecurityEntry[];
}

/**
 * Adds a change to the history, the security log and the tables of referenced files and of links; called for every
 * change of a row, in its transaction.
 */
export async function recordChange(change: RecordChangeInput): Promise<void> {
  const { trx, resource, now, actor, author = actor, action, before, after, revertedTo = null } = change;
  const changes = differences(resource, before, after);
  const removedFiles = await updateFileReferences(trx, resource, before, after);
  await updateLinks(trx, resource, before, after);
  await renameInBylines(trx, resource, before, after);
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
    // The other dates of a series are restored with the one that was deleted.
    in_trash: action === 'delete' && change.seriesOf === undefined ? 1 : null,
    series_of: change.seriesOf ?? null,
  };
  await insert(trx, 'history', entry, notifyOnCommit(trx));
  if (change.seriesOf === undefined) await queueReviewMails(change);
  if (action !== 'publish' && action !== 'archive') {
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
