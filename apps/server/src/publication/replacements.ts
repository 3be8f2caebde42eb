import { isComputed } from '@porchlight/contract/fields';
import { changesStates, hasStates, type Publication, stateOf, storedFields } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import { documentKey } from '@porchlight/contract/rich-text';
import type { Kysely } from 'kysely';
import { columnOf } from '../db/entity-columns.ts';
import { readableRows, selectRows } from '../db/readable-rows.ts';
import { type ColumnValue, type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import type { Values } from '../records/columns.ts';
import { findLiveRow } from '../records/live-rows.ts';
import type { StoredChanges } from '../records/stored-changes.ts';
import { type RowChange, updateRow } from '../writes/row-changes.ts';

/** Returns the live draft of changes of a published record, in the form of the response. */
export async function liveDraft(db: Kysely<Tables>, resource: Resource, id: number): Promise<Publication['changes']> {
  const row = await draftOf(db, resource, id);
  if (!row) return undefined;
  return { id: row.id, state: stateOf(row), publish_at: row.publish_at === null ? null : String(row.publish_at) };
}

async function draftOf(db: Kysely<Tables>, resource: Resource, id: number): Promise<StoredRow | undefined> {
  if (!hasStates(resource)) return undefined;
  return selectRows(db, resource.name)
    .where('replaces', '=', id)
    .where(readableRows(resource, 'any'))
    .executeTakeFirst();
}

/**
 * Returns the columns that a draft of changes has in addition to the submitted ones: which row it replaces, and that
 * row's values for fields that were not sent.
 * @param values submitted values; with `replaces` for a draft of changes
 * @param columns the columns for these values
 * @returns no columns for any other record
 * @throws HttpError `validation` when the row is not published, the slug differs, or the state is not one that drafts
 * of changes may have; `conflict` when there already is such a draft
 */
export async function draftColumns(
  { trx, resource }: RowChange,
  values: Values,
  columns: Record<string, ColumnValue>,
): Promise<Record<string, ColumnValue>> {
  const { replaces, replaces_version: version, state } = values;
  if (typeof replaces !== 'number') return {};
  if (!changesStates.includes(String(state)))
    throw invalid({
      state: `The state of changes to a published record has to be one of: ${changesStates.join(', ')}.`,
    });
  const target = await findLiveRow({ trx, resource }, replaces);
  if (!target || stateOf(target) !== 'published')
    throw invalid({ replaces: 'There is no published record with this id.' });
  if (columns.slug && columns.slug !== target.slug)
    throw invalid({ slug: 'Changes can’t have another slug. Change the slug of the published record instead.' });
  if (await draftOf(trx, resource, replaces))
    throw new HttpError('conflict', 'Someone has already started changing this. Open those changes and continue.');
  const unsent = Object.entries(resource.fields).flatMap(([name, { kind }]) => {
    if (isComputed({ kind })) return [];
    const stored = [columnOf(name, kind), ...(kind === 'longText' ? [documentKey(name)] : [])];
    return stored.some((column) => columns[column] !== undefined) ? [] : stored;
  });
  // The slug of the published row is kept; the draft gets a temporary one.
  if (columns.visible_until === undefined) unsent.push('visible_until');
  return {
    ...Object.fromEntries(unsent.map((column) => [column, target[column] ?? null])),
    ...('slug' in resource.fields && { slug: '' }),
    ...{ replaces, replaces_version: Number(version ?? target.version) },
  };
}

/** Refuses to restore a draft of changes when its record has a newer one. @throws HttpError `conflict` */
export async function rejectIfNewerDraft({ trx, resource }: RowChange, id: number): Promise<void> {
  if (!hasStates(resource)) return;
  const deleted = await selectRows(trx, resource.name)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  if (deleted?.replaces && (await draftOf(trx, resource, Number(deleted.replaces))))
    throw new HttpError(
      'conflict',
      'There are newer changes to this record. Publish or delete them, then restore these.',
    );
}

/** Whether a row is a draft of changes that has just been published. */
export function isReplacing(row: StoredRow): boolean {
  return Boolean(row.replaces) && stateOf(row) === 'published';
}

/**
 * Merges a draft of changes that has just been published into the row it replaces, as that row's next version, and
 * deletes the draft with its history. Changes that others made to the row since the draft was begun are kept, except in
 * fields that the draft changes too.
 * @returns the row that visitors see, before and after
 * @throws HttpError `conflict` when that row was deleted or is no longer published
 */
export async function mergePublishedDraft(
  change: RowChange,
  draft: StoredRow,
): Promise<{ before: StoredRow; after: StoredRow }> {
  const { trx, resource } = change;
  const target = await findLiveRow(change, Number(draft.replaces));
  if (!target)
    throw new HttpError(
      'conflict',
      'The record that these changes are for was deleted. Restore it from the trash first.',
    );
  if (stateOf(target) !== 'published')
    throw new HttpError(
      'conflict',
      'The record that these changes are for is no longer published. Publish it first, then these changes.',
    );
  const author = change.actor ? undefined : (change.author ?? (await lastAuthor(change, draft.id)));
  await trx.deleteFrom(tableNames[resource.name]).where('id', '=', draft.id).execute();
  for (const table of ['history', 'preview_links', 'named_files', 'links'] as const)
    await trx.deleteFrom(table).where('resource', '=', resource.name).where('record_id', '=', draft.id).execute();
  const columns = await changedColumns(change, draft, target);
  if (Object.keys(columns).length === 0) return { before: target, after: target };
  return updateRow({ ...change, author }, target.id, columns);
}

/** Returns who changed a scheduled draft last, and so decided on its publication. */
async function lastAuthor({ trx, resource }: RowChange, id: number): Promise<RowChange['author']> {
  const entry = await trx
    .selectFrom('history')
    .select(['user_id', 'username'])
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .where('user_id', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return entry?.user_id ? { userId: entry.user_id, username: entry.username } : undefined;
}

/** Returns the columns that a draft changes in the current row. */
async function changedColumns(
  change: RowChange,
  draft: StoredRow,
  target: StoredRow,
): Promise<Record<string, ColumnValue>> {
  const changed = await draftChanges(change, draft, target);
  return Object.fromEntries(changed.map(({ column }) => [column, draft[column] ?? null]));
}

/** A field that a draft of changes changes. */
export interface DraftChange {
  field: string;
  column: string;
  /** Whether the published record's field was changed too since the draft was begun. */
  isConflict: boolean;
}

/** Returns the fields that a draft changes in the current row. */
export async function draftChanges(
  { trx, resource }: Pick<RowChange, 'trx' | 'resource'>,
  draft: StoredRow,
  target: StoredRow,
): Promise<DraftChange[]> {
  const baseValues = await valuesBefore({ trx, resource }, target.id, Number(draft.replaces_version));
  return Object.entries(storedFields(resource)).flatMap(([field, description]) => {
    const { kind } = description;
    // Its state and schedule were those of the changes.
    if (kind === 'slug' || isComputed(description) || field === 'state' || field === 'publish_at') return [];
    const column = columnOf(field, kind);
    const before = field in baseValues ? baseValues[field] : target[column];
    const isChanged = draft[column] !== target[column] && draft[column] !== before;
    return isChanged ? [{ field, column, isConflict: before !== target[column] }] : [];
  });
}

/** Returns the values that later changed fields had in a version. */
export async function valuesBefore(
  { trx, resource }: Pick<RowChange, 'trx' | 'resource'>,
  id: number,
  version: number,
): Promise<Record<string, ColumnValue>> {
  const later = await trx
    .selectFrom('history')
    .select('changes')
    .where('resource', '=', resource.name)
    .where('record_id', '=', id)
    .where('version', '>', version)
    .orderBy('version', 'desc')
    .execute();
  const changed = later.map(({ changes }): StoredChanges => JSON.parse(changes));
  return Object.fromEntries(changed.flatMap((each) => Object.entries(each).map(([field, [from]]) => [field, from])));
}
