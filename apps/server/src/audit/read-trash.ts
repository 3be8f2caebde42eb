import type { ResourceName } from '@porchlight/contract/entities';
import { fieldsOfKind, withDocuments } from '@porchlight/contract/fields';
import type { DeletedRecord, DeletedRecordResponse, DeletedResponse } from '@porchlight/contract/history';
import { restoreDays } from '@porchlight/contract/limits';
import { type Resource, resources } from '@porchlight/contract/resources';
import type { Selectable } from 'kysely';
import type { FileKeys } from '../access/file-keys.ts';
import { displayNames } from '../access/person-names.ts';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import { type HistoryTable, type StoredRow, tableNames } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { present } from '../records/columns.ts';
import { restorableSince } from '../records/live-rows.ts';
import type { CheckedHistoryQuery } from './history-query.ts';
import { hasInTitle, personOf } from './read-history.ts';

const columns = ['id', 'at', 'user_id', 'username', 'resource', 'record_id', 'title'] as const;

/** A deletion's entry in the history. */
type Deletion = Pick<Selectable<HistoryTable>, (typeof columns)[number]>;

/** Returns a page of the trash: records that can still be restored, latest first, without long texts. */
export async function readDeleted(
  db: Database,
  keys: FileKeys,
  query: CheckedHistoryQuery,
  now: Date,
): Promise<DeletedResponse> {
  const { resource, title, before, limit, allowedResources } = query;
  let entries = deletions(db, now)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  entries = entries.where('resource', 'in', resource ? [resource] : allowedResources);
  if (title) entries = entries.where(hasInTitle(title));
  if (before) entries = entries.where('id', '<', before);
  const fetched = await entries.execute();
  const pageEntries = fetched.slice(0, limit);
  const [rows, names] = await Promise.all([rowsOf(db, pageEntries), displayNames(db.read)]);
  return {
    deleted: pageEntries.map((deletion) => {
      const deleted = presentDeleted(deletion, rows, keys, names);
      for (const field of fieldsOfKind(withDocuments(fieldsOf(deletion)), 'longText', 'document'))
        delete deleted.record?.[field];
      return deleted;
    }),
    next: fetched.length > limit ? (pageEntries.at(-1)?.id ?? null) : null,
  };
}

/**
 * Returns one record in the trash with all its fields.
 * @param allowedResources the resources that the account may restore
 * @throws HttpError `not_found` when it can't be restored, the same whether or not it exists
 */
export async function readDeletedRecord(
  db: Database,
  keys: FileKeys,
  id: number,
  allowedResources: readonly ResourceName[],
  now: Date,
): Promise<DeletedRecordResponse> {
  const deletion = await deletions(db, now)
    .where('id', '=', id)
    .where('resource', 'in', allowedResources)
    .executeTakeFirst();
  if (!deletion) throw new HttpError('not_found', 'This is no longer in the trash.');
  const [rows, names] = await Promise.all([rowsOf(db, [deletion]), displayNames(db.read)]);
  return { deleted: presentDeleted(deletion, rows, keys, names) };
}

function deletions(db: Database, now: Date) {
  return db.read
    .selectFrom('history')
    .select(columns)
    .where('in_trash', '=', 1)
    .where('at', '>=', restorableSince(now));
}

/** Reads the rows of deleted records, by resource and id. */
async function rowsOf(db: Database, deletions: readonly Deletion[]): Promise<Map<string, StoredRow>> {
  const byResource = Map.groupBy(deletions, ({ resource }) => resource);
  const rowsByResource = await Promise.all(
    [...byResource].map(async ([resource, resourceDeletions]) => {
      const ids = resourceDeletions.map(({ record_id }) => record_id);
      const rows = await db.read
        .selectFrom(tableNames[resource])
        .selectAll()
        .$castTo<StoredRow>()
        .where('id', 'in', ids)
        .execute();
      return rows.map((row) => [`${resource} ${row.id}`, row] as const);
    }),
  );
  return new Map(rowsByResource.flat());
}

function presentDeleted(
  deletion: Deletion,
  rows: ReadonlyMap<string, StoredRow>,
  keys: FileKeys,
  names: ReadonlyMap<number, string>,
): DeletedRecord {
  const { id, resource, record_id, title, at } = deletion;
  const row = rows.get(`${resource} ${record_id}`);
  return {
    id,
    resource,
    record_id,
    title,
    deleted_at: at,
    deleted_by: personOf(deletion, names),
    restorable_until: restorableUntil(at),
    ...(row && {
      record: present(resource, row),
      file_keys: keys.queriesFor(fieldsOf(deletion), row),
    }),
  };
}

function fieldsOf({ resource }: Deletion): Resource['fields'] {
  return resources[resource].fields;
}

function restorableUntil(deletedAt: string): string {
  const until = new Date(deletedAt);
  until.setUTCDate(until.getUTCDate() + restoreDays);
  return timestamp(until);
}
