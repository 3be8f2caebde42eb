import { draftPermission } from '@porchlight/contract/call-access';
import { errorNoun } from '@porchlight/contract/entities';
import { fileFieldsOf, isSecret, referencedFile, withDocuments } from '@porchlight/contract/fields';
import { hasPermission } from '@porchlight/contract/permissions';
import { type Resource, resources } from '@porchlight/contract/resources';
import { type ReadRecord, staffCanRead } from '../access/personal-data.ts';
import type { Staff } from '../access/staff.ts';
import { forbiddenError } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { columnOf, keyColumns } from '../db/entity-columns.ts';
import type { ColumnValue } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { present } from '../records/columns.ts';
import { liveRow, notFound } from '../records/live-rows.ts';
import { withRecordFacts } from '../records/record-facts.ts';
import { columnFromHistory } from '../records/stored-values.ts';
import { storedChanges } from './read-history.ts';

/** An earlier version of a record to restore. */
export interface EarlierVersion {
  /** Number of the earlier version. */
  revertedTo: number;
  /** Columns that differ from the current record. */
  columns: Record<string, ColumnValue>;
  /** The current version when the columns were compared; refused if the record has changed since. */
  version: number;
}

/** An earlier version of a record, reconstructed. */
export interface ReconstructedVersion extends EarlierVersion {
  resource: Resource;
  recordId: number;
  /** Its files that no longer exist, by field. */
  missingFiles: Record<string, string>;
}

/** Which files are stored. */
export interface StoredFiles {
  has(name: string): Promise<boolean>;
}

/** The requested version. */
export interface VersionQuery {
  /** Id of a history entry. */
  entryId: number;
  /** The version after or before the entry's change. */
  state: 'after' | 'before';
  /** The record's version when the person requested it. */
  version: number;
}

/** Who requests an earlier version, and from where it is read. */
interface VersionContext {
  db: Database;
  files: StoredFiles;
  staff: Staff;
  /** Called before the current record is read, which errors contain; throws to refuse it. */
  requireAccess(record: ReadRecord): Promise<void>;
}

/**
 * Reconstructs an earlier version of a record by undoing all later changes in the current record.
 * @throws HttpError `forbidden` without permission to change such records, `not_found`, `stale_version` with the
 * current record, `gone` for a deleted record, and when later changes are no longer in the history
 */
export async function reconstructVersion(
  { db, files, staff, requireAccess }: VersionContext,
  { entryId, state, version }: VersionQuery,
): Promise<ReconstructedVersion> {
  const entry = await db.read.selectFrom('history').selectAll().where('id', '=', entryId).executeTakeFirst();
  if (!entry || !staffCanRead(staff, entry.resource))
    throw new HttpError('not_found', 'There is no such entry in the history.');
  // Whether they may change this record is checked when it is written.
  if (!hasPermission(staff.role, draftPermission(entry.resource))) throw forbiddenError(staff);
  await requireAccess({ resource: entry.resource, id: entry.record_id });
  const resource: Resource = resources[entry.resource];
  const row = await liveRow({ trx: db.read, resource }, entry.record_id).catch((error) => {
    throw entry.title === '' ? error : deletedError(resource);
  });
  if (row.version !== version) {
    const [current = row] = await withRecordFacts(db.read, resource, [row]);
    throw new HttpError('stale_version', 'Someone else has changed this in the meantime.', {
      current: present(resource.name, current),
    });
  }
  const revertedTo = state === 'after' ? entry.version : entry.version - 1;
  if (revertedTo < 1) throw notFound(resource);
  const laterChanges = await db.read
    .selectFrom('history')
    .selectAll()
    .where('resource', '=', resource.name)
    .where('record_id', '=', entry.record_id)
    .where('version', '>', revertedTo)
    .orderBy('id', 'desc')
    .execute();
  if (laterChanges.length !== version - revertedTo) {
    throw new HttpError('gone', 'This version is too old to be restored.');
  }
  const values = Object.assign({}, ...laterChanges.map((each) => fromValues(storedChanges(each))));
  const missingFiles = await removeMissingFiles(resource, values, files);
  return { resource, recordId: entry.record_id, version, revertedTo, missingFiles, columns: columns(resource, values) };
}

/** The error for a deleted record; the same whether or not it can still be restored. */
function deletedError(resource: Resource): HttpError {
  const noun = errorNoun(resource.name);
  return new HttpError('gone', `This ${noun} was deleted. Restore it from the trash first, then restore a version.`);
}

function fromValues(changes: ReturnType<typeof storedChanges>): Record<string, ColumnValue> {
  return Object.fromEntries(Object.entries(changes).map(([field, [from]]) => [field, from]));
}

/** Removes missing files from the values. @returns their names by field */
async function removeMissingFiles(resource: Resource, values: Record<string, ColumnValue>, files: StoredFiles) {
  const missing: Record<string, string> = {};
  for (const [field, kind] of Object.entries(fileFieldsOf(resource.fields))) {
    const name = referencedFile(kind, values[field]);
    if (!name || (await files.has(name))) continue;
    missing[field] = name;
    delete values[field];
  }
  return missing;
}

/** Converts values to columns, without what the server determines, and without a password, which the history lacks. */
function columns(resource: Resource, values: Record<string, ColumnValue>): Record<string, ColumnValue> {
  const result: Record<string, ColumnValue> = {};
  for (const [name, field] of Object.entries(withDocuments(resource.fields))) {
    const value = values[name];
    if (value !== undefined && !isSecret(field) && !field.computed)
      result[columnOf(name, field.kind)] = columnFromHistory(value, field.kind);
  }
  return { ...result, ...keyColumns(resource.name, result) };
}
