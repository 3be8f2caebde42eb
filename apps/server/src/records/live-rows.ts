import { errorNoun, type ResourceName } from '@porchlight/contract/entities';
import { restoreDays } from '@porchlight/contract/limits';
import type { StateFilter } from '@porchlight/contract/publication';
import { type Resource, resources as table } from '@porchlight/contract/resources';
import type { Kysely } from 'kysely';
import { daysBefore } from '../db/moments.ts';
import { readableRows, selectRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { pathId } from '../http/call-schema.ts';

/** The table of a row, in a transaction or for reading. */
interface RowPlace {
  trx: Kysely<Tables>;
  resource: Resource;
}

/** Returns the moment before which deletions can't be undone any more. */
export function restorableSince(now: Date): string {
  return daysBefore(now, restoreDays);
}

/** Creates the error for a missing record, without telling whether it ever existed. */
export function notFound(resource: Resource): HttpError {
  return new HttpError('not_found', `There is no ${errorNoun(resource.name)} with this id.`);
}

/**
 * Returns the live row with an id.
 * @param state state of the row
 * @throws HttpError `not_found`
 */
export async function liveRow(place: RowPlace, id: number, state: StateFilter = 'any'): Promise<StoredRow> {
  const row = await findLiveRow(place, id, state);
  if (!row) throw notFound(place.resource);
  return row;
}

/** Returns the live row with an id; undefined without one. @param state state of the row */
export async function findLiveRow(
  { trx, resource }: RowPlace,
  id: number,
  state: StateFilter = 'any',
): Promise<StoredRow | undefined> {
  return selectRows(trx, resource.name).where('id', '=', id).where(readableRows(resource, state)).executeTakeFirst();
}

/** Creates the schema of a path with the id of a record. */
export function recordPath(name: ResourceName, description: string, example = 1) {
  return pathId({ description, example }, (id) => parseId(name, id));
}

/**
 * Parses the id in a URL.
 * @throws HttpError `bad_request` when it can't be an id, `not_found` when it is larger than any
 */
export function parseId(name: ResourceName, id: unknown): number {
  if (!/^[1-9]\d{0,15}$/.test(String(id)))
    throw new HttpError('bad_request', 'An id has to be a whole number of 1 or more.');
  const number = Number(id);
  if (!Number.isSafeInteger(number)) throw notFound(table[name]);
  return number;
}
