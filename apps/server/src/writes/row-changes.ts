import { dayAt } from '@porchlight/contract/dates';
import type { ScheduledAction } from '@porchlight/contract/history';
import { restoreDays } from '@porchlight/contract/limits';
import { pathProblem } from '@porchlight/contract/page-paths';
import { canBeUntitled, hasStates, type State } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import { dateOrderErrors } from '@porchlight/contract/schemas';
import { isNumber, slugify } from '@porchlight/contract/slug';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../access/staff.ts';
import type { StoredSecurityEntry } from '../audit/append-entry.ts';
import { columnOf } from '../db/entity-columns.ts';
import { WriteConflict } from '../db/failures.ts';
import { insert } from '../db/insert.ts';
import { timestamp } from '../db/moments.ts';
import { readableRows, selectRows } from '../db/readable-rows.ts';
import { type ColumnValue, type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import { HttpError, invalid } from '../errors/http-error.ts';
import { present } from '../records/columns.ts';
import { liveRow, notFound, restorableSince } from '../records/live-rows.ts';
import { withRecordFacts } from '../records/record-facts.ts';
import { normalizeLongTexts } from './normalize-long-texts.ts';
import { requireCanChange, resolvePublication } from './publication-state.ts';
import { recordChange } from './record-change.ts';
import { withSearchText } from './search-texts.ts';
import { rejectIfInScheduledSet } from './sets-of-drafts.ts';
import { isSlugTaken, type SlugGenerator } from './slug-generator.ts';
import { rejectTaken, takenError, withoutUnchangedNames } from './unique-values.ts';

/** Context of a change of a row, in its transaction. */
export interface RowChange {
  trx: Kysely<Tables>;
  resource: Resource;
  slugs: SlugGenerator;
  now: Date;
  /** Who makes it; undefined for a visitor and for the server itself. */
  actor?: Actor;
  /** Whom the history names when the server makes the change on someone's behalf. */
  author?: Pick<Actor, 'userId' | 'username'>;
  /** The record whose change is made to the other dates of its series too, where this is one of these. */
  seriesOf?: number;
  /** Collects entries of the security log: see `RecordChangeInput`. */
  logEntries?: StoredSecurityEntry[];
}

/**
 * Inserts a row.
 * @param input columns of the entity's fields; a slug that is missing or '' is generated from the main field
 * @param createdAt another time of creation, `YYYY-MM-DDTHH:mm:ssZ`, for demo content
 * @throws HttpError `conflict` when a unique value is in use
 */
export async function insertRow(
  change: RowChange,
  input: Record<string, ColumnValue>,
  createdAt = timestamp(change.now),
): Promise<StoredRow> {
  const { trx, resource } = change;
  const published = normalizeLongTexts(resource, resolvePublication(change, input));
  const columns = await withSearchText(trx, resource, published);
  rejectWrongOrder(resource, columns);
  await rejectTaken(change, columns);
  const row = { ...columns, ...(await slugColumn(change, columns, columns)) };
  const stamps = {
    ...{ version: 1, created_at: createdAt, updated_at: createdAt },
    ...(columns.published_at && { published_at: createdAt }),
  };
  const after = await insert(trx, tableNames[resource.name], { ...row, ...stamps });
  await recordChange({ ...change, action: 'create', after });
  return after;
}

/**
 * Updates columns of a row.
 * @param version the version that the change is based on; undefined skips the check
 * @param revertedTo the earlier version that the columns come from, if any
 * @returns the row before and after
 * @throws HttpError `not_found`, `stale_version` with the current row, `conflict`
 */
export async function updateRow(
  change: RowChange,
  id: number,
  input: Record<string, ColumnValue>,
  version?: number,
  revertedTo?: number,
): Promise<{ before: StoredRow; after: StoredRow }> {
  const { trx, resource, slugs, now } = change;
  const row = await liveRow(change, id);
  requireCanChange(change, row);
  await rejectIfInScheduledSet(change, row);
  if (version !== undefined && version !== row.version) {
    const [current = row] = await withRecordFacts(trx, resource, [row]);
    throw new HttpError('stale_version', 'Someone else has changed this in the meantime.', {
      current: present(resource.name, current),
    });
  }
  const isReverted = revertedTo !== undefined;
  const published = resolvePublication(change, withoutUnchangedNames(resource, row, input), row);
  const written = isReverted ? published : normalizeLongTexts(resource, published, row);
  const columns = await withSearchText(trx, resource, written, row);
  rejectWrongOrder(resource, { ...row, ...columns });
  rejectUntitled(resource, { ...row, ...columns });
  await rejectTaken(change, columns, { ownId: id, isRestoring: isReverted });
  const nextRow = { ...row, ...columns };
  // A reverted slug that is used by another record now is replaced by a free one.
  if (isReverted) Object.assign(nextRow, await findFreeSlug(change, columns, id));
  const typed = isReverted ? nextRow : columns;
  // A draft that had no title has no slug either.
  const slug = columns.slug === undefined && row.slug !== '' ? {} : await slugColumn(change, typed, nextRow, id);
  if (slug.slug !== undefined && slug.slug !== row.slug) slugs.clear();
  const after = await writeRow(change, row, { ...columns, ...slug, updated_at: timestamp(now) });
  const action = isReverted ? 'revert' : 'update';
  await recordChange({ ...change, action, revertedTo, before: row, after });
  return { before: row, after };
}

/** Moves a row to the trash: hides it from all reads and frees its slug. @throws HttpError `not_found` */
export async function removeRow(change: RowChange, id: number): Promise<StoredRow> {
  const { slugs, now } = change;
  const row = await liveRow(change, id);
  requireCanChange(change, row);
  await rejectIfInScheduledSet(change, row);
  slugs.clear();
  const after = await writeRow(change, row, { deleted_at: timestamp(now) });
  await recordChange({ ...change, action: 'delete', before: row, after });
  return row;
}

/**
 * Restores a deleted row. A row that is not deleted is returned unchanged, so that undo may be pressed twice. A slug
 * that is used by another record now is replaced by a free one.
 * @throws HttpError `not_found`, `gone` after {@link restoreDays}, `conflict` when a unique value is in use
 */
export async function restoreRow(change: RowChange, id: number): Promise<StoredRow> {
  const { trx, resource, now } = change;
  const row = await selectRows(trx, resource.name).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(resource);
  requireCanChange(change, row);
  if (row.deleted_at === null) return row;
  if (row.deleted_at < restorableSince(now)) {
    throw new HttpError('gone', `This was deleted more than ${restoreDays} days ago and can’t be restored.`);
  }
  await rejectTaken(change, row, { ownId: id, isRestoring: true });
  const slug = await findFreeSlug(change, row, id);
  const after = await writeRow(change, row, { ...slug, deleted_at: null, updated_at: timestamp(now) });
  await recordChange({ ...change, action: 'restore', before: row, after });
  return after;
}

/**
 * Publishes a scheduled row that is due.
 * @returns the published row; undefined when it is no longer due, or another node has just published it
 */
export async function publishRow(change: RowChange, id: number): Promise<StoredRow | undefined> {
  const row = await dueRow(change, 'publish', id);
  return row && writeDue(change, 'publish', row, { state: 'published', publish_at: null, ...firstDay(change, row) });
}

/**
 * Archives a published row whose `visible_until` is over.
 * @returns the archived row; undefined when its time is not over, or another node has just archived it
 */
export async function archiveRow(change: RowChange, id: number): Promise<StoredRow | undefined> {
  const row = await dueRow(change, 'archive', id);
  return row && writeDue(change, 'archive', row, { state: 'archived', visible_until: null });
}

/** Which rows are due for what the server does by itself: those in a state, from a time on. */
export const dueRows = {
  publish: { state: 'scheduled', column: 'publish_at' },
  archive: { state: 'published', column: 'visible_until' },
} as const satisfies Record<ScheduledAction, { state: State; column: string }>;

async function dueRow({ trx, resource, now }: RowChange, action: ScheduledAction, id: number) {
  const { state, column } = dueRows[action];
  return selectRows(trx, resource.name)
    .where('id', '=', id)
    .where(sql.ref(column), '<=', timestamp(now))
    .where(readableRows(resource, state))
    .executeTakeFirst();
}

async function writeDue(
  change: RowChange,
  action: ScheduledAction,
  row: StoredRow,
  columns: Record<string, ColumnValue>,
): Promise<StoredRow> {
  const after = await writeRow(change, row, { ...columns, updated_at: timestamp(change.now) });
  await recordChange({ ...change, action, before: row, after });
  return after;
}

/** The moment of a scheduled row's publication, where it is the first, and its day where it has no date of its own. */
function firstDay({ resource, now }: RowChange, row: StoredRow): Record<string, ColumnValue> {
  const hasOwnDay = resource.fields.date?.kind !== 'date' || row.date !== null;
  return {
    ...(!row.published_at && { published_at: timestamp(now) }),
    ...(!hasOwnDay && !row.replaces && { date: dayAt(now) }),
  };
}

/**
 * Updates columns of a row and increments its version.
 * @param row as read in the same transaction
 * @throws WriteConflict when another transaction has changed it since
 */
async function writeRow(
  { trx, resource }: RowChange,
  row: StoredRow,
  columns: Record<string, ColumnValue>,
): Promise<StoredRow> {
  const written = await trx
    .updateTable(tableNames[resource.name])
    .set({ ...columns, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .$castTo<StoredRow>()
    .executeTakeFirst();
  if (!written) throw new WriteConflict();
  return written;
}

/**
 * Refuses dates in the wrong order, such as an end before its beginning; columns have them in UTC.
 * @throws HttpError `validation`
 */
function rejectWrongOrder({ fields }: Resource, columns: Record<string, ColumnValue>): void {
  const errors = dateOrderErrors(fields, columns);
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Refuses to publish a record without a title, or to ask for that. @throws HttpError `validation` */
function rejectUntitled(resource: Resource, columns: Record<string, ColumnValue>): void {
  const { mainField } = resource;
  if (!hasStates(resource) || canBeUntitled(columns.state) || columns[columnOf(mainField, 'text')]) return;
  throw invalid({ [mainField]: 'This can’t be empty.' });
}

/**
 * Returns the slug to store: the typed one, or without one a free slug generated from the main field.
 * @throws HttpError `conflict` when the typed one is in use
 */
async function slugColumn(
  { trx, resource, slugs }: RowChange,
  typed: Record<string, ColumnValue>,
  fullRow: Record<string, ColumnValue>,
  ownId?: number,
): Promise<Record<string, ColumnValue>> {
  if (!('slug' in resource.fields)) return {};
  const table = tableNames[resource.name];
  if (typeof typed.slug === 'string' && typed.slug !== '') {
    if (await isSlugTaken(trx, table, typed.slug, ownId)) throw takenError('slug');
    return { slug: typed.slug };
  }
  const mainColumn = columnOf(resource.mainField, 'text');
  if (hasStates(resource) && !fullRow[mainColumn]) return { slug: '' };
  const base = slugify(String(fullRow[mainColumn] ?? ''));
  return { slug: await slugs.findFree(trx, table, base, allowed(resource, ownId)) };
}

/**
 * Returns the column of the slug that is nearest to a row's and that no other row has; none for a row without a slug.
 * @param ownId id of the row that gets it; undefined for a new one
 */
export async function findFreeSlug(
  { trx, resource, slugs }: RowChange,
  { slug }: Record<string, unknown>,
  ownId?: number,
): Promise<{ slug?: string }> {
  if (!slug) return {};
  return { slug: await slugs.findFree(trx, tableNames[resource.name], String(slug), allowed(resource, ownId)) };
}

/** Which slugs a row may get: its own, and of those in addresses only those that a page may have. */
function allowed({ fields }: Resource, ownId?: number) {
  if (fields.slug?.isPath) return { ownId, isAllowed: (slug: string) => pathProblem(slug) === undefined };
  // In an address, a number would be an id.
  return { ownId, isAllowed: fields.slug?.isName ? (slug: string) => !isNumber(slug) : undefined };
}
