import { restoreDays } from '@porchlight/contract/limits';
import type { Resource } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { ApiError } from '../api-error.ts';
import { type ColumnValue, type Row, type Tables, tableNames } from '../db/tables.ts';
import { columnOf, comparisonKey, present, uniqueFields } from './columns.ts';
import { timestamp } from './moments.ts';
import { type SlugNames, slugIsTaken } from './slug-names.ts';

/** What a change of a row needs to know, inside its transaction. */
export interface RowChange {
  trx: Kysely<Tables>;
  resource: Resource;
  slugs: SlugNames;
  now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The moment before which a deletion is final. */
export function restorableSince(now: Date): string {
  return timestamp(new Date(now.getTime() - restoreDays * dayMs));
}

/** Says that there is no such record, without telling whether there ever was. */
export function notFound(resource: Resource): ApiError {
  return new ApiError('not_found', `There is no ${resource.calls.errorNoun} with this id.`);
}

/**
 * Adds a row.
 * @param columns of the entity's fields; a slug that is missing or '' is made of the main field
 * @param createdAt another moment of creation, `YYYY-MM-DDTHH:mm:ssZ`, for demo content
 * @throws ApiError `conflict` when a unique value is taken
 */
export async function insertRow(
  change: RowChange,
  columns: Record<string, ColumnValue>,
  createdAt = timestamp(change.now),
): Promise<Row> {
  const { trx, resource } = change;
  await refuseTaken(change, columns);
  const row = { ...columns, ...(await slugColumn(change, columns, columns)) };
  return trx
    .insertInto(tableNames[resource.name])
    .values({ ...row, version: 1, created_at: createdAt, updated_at: createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The live row of an id. @throws ApiError `not_found` */
export async function liveRow({ trx, resource }: Pick<RowChange, 'trx' | 'resource'>, id: number): Promise<Row> {
  const row = await trx
    .selectFrom(tableNames[resource.name])
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound(resource);
  return row;
}

/**
 * Changes the given columns of a row.
 * @param version the version the change was made on; undefined takes it as it is
 * @returns the row as it was and as it is
 * @throws ApiError `not_found`, `stale_version` with the row as it is, `conflict`
 */
export async function updateRow(
  change: RowChange,
  id: number,
  columns: Record<string, ColumnValue>,
  version?: number,
): Promise<{ before: Row; after: Row }> {
  const { trx, resource, slugs, now } = change;
  const row = await liveRow(change, id);
  if (version !== undefined && version !== row.version) {
    throw new ApiError('stale_version', 'Somebody else has changed this in the meantime.', {
      current: present(resource.name, row),
    });
  }
  await refuseTaken(change, columns, id);
  const slug = columns.slug === undefined ? {} : await slugColumn(change, columns, { ...row, ...columns }, id);
  if (slug.slug !== undefined && slug.slug !== row.slug) slugs.forget();
  const after = await trx
    .updateTable(tableNames[resource.name])
    .set({ ...columns, ...slug, version: (row.version as number) + 1, updated_at: timestamp(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before: row, after };
}

/** Hides a row from every read and frees its slug. @throws ApiError `not_found` */
export async function removeRow(change: RowChange, id: number): Promise<Row> {
  const { trx, resource, slugs, now } = change;
  const row = await liveRow(change, id);
  slugs.forget();
  await trx
    .updateTable(tableNames[resource.name])
    .set({ deleted_at: timestamp(now), version: (row.version as number) + 1 })
    .where('id', '=', id)
    .execute();
  return row;
}

/**
 * Brings a deleted row back. A row that is not deleted is answered as it is, so that an undo may be pressed twice.
 * A slug that was taken in the meantime is replaced by the next free one.
 * @throws ApiError `not_found`, `gone` after {@link restoreDays}, `conflict` when a unique value was taken
 */
export async function restoreRow(change: RowChange, id: number): Promise<Row> {
  const { trx, resource, slugs, now } = change;
  const table = tableNames[resource.name];
  const row = await trx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(resource);
  if (row.deleted_at === null) return row;
  if ((row.deleted_at as string) < restorableSince(now)) {
    throw new ApiError('gone', `This was deleted more than ${restoreDays} days ago and can’t be brought back.`);
  }
  await refuseTaken(change, row, id);
  const slug = row.slug ? { slug: await slugs.free(trx, table, row.slug as string, id) } : {};
  return trx
    .updateTable(table)
    .set({ ...slug, deleted_at: null, version: (row.version as number) + 1, updated_at: timestamp(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The slug to store: the typed one when it is free, else one made of the main field. */
async function slugColumn(
  { trx, resource, slugs }: RowChange,
  typed: Record<string, ColumnValue>,
  whole: Record<string, ColumnValue>,
  ownId?: number,
): Promise<Record<string, ColumnValue>> {
  if (!('slug' in resource.fields)) return {};
  const table = tableNames[resource.name];
  if (typeof typed.slug === 'string' && typed.slug !== '') {
    if (await slugIsTaken(trx, table, typed.slug, ownId)) throw taken('slug');
    return { slug: typed.slug };
  }
  const mainColumn = columnOf(resource.mainField, 'text');
  return { slug: await slugs.free(trx, table, String(whole[mainColumn] ?? ''), ownId) };
}

async function refuseTaken({ trx, resource }: RowChange, columns: Record<string, ColumnValue>, ownId?: number) {
  for (const field of uniqueFields[resource.name] ?? []) {
    const value = columns[field];
    if (typeof value !== 'string' || value === '') continue;
    const other = await trx
      .selectFrom(tableNames[resource.name])
      .select('id')
      .where(`${field}_key`, '=', comparisonKey(value))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (other && other.id !== ownId) throw taken(field);
  }
}

function taken(field: string): ApiError {
  return new ApiError('conflict', `This ${field} is already in use.`, {
    fields: { [field]: 'This is already in use.' },
  });
}
