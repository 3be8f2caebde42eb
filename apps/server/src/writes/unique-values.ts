import { recordName } from '@porchlight/contract/entities';
import type { Resource } from '@porchlight/contract/resources';
import { type Kysely, sql } from 'kysely';
import { uniqueFields } from '../db/entity-columns.ts';
import { selectRows } from '../db/readable-rows.ts';
import type { ColumnValue, StoredRow, Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { present, type ResponseRecord } from '../records/columns.ts';
import { findConfusableName } from './confusable-names.ts';

/**
 * Refuses values of unique fields, and names that look like another account's, that are in use.
 * @param options.ownId id of the row itself
 * @param options.isRestoring whether the values are restored, so that they can't be corrected in a form
 * @throws HttpError `conflict`
 */
export async function rejectTaken(
  { trx, resource }: { trx: Kysely<Tables>; resource: Resource },
  columns: Record<string, ColumnValue>,
  { ownId, isRestoring = false }: { ownId?: number; isRestoring?: boolean } = {},
) {
  for (const [field, keyOf] of Object.entries(uniqueFields(resource.name))) {
    const value = columns[field];
    if (typeof value !== 'string' || value === '') continue;
    const key = keyOf(value);
    const other = await selectRows(trx, resource.name)
      .where(`${field}_key`, '=', key)
      // The unique index leaves out rows without a key: only with this condition, as a literal, can the databases use it.
      .$if(key !== '', (query) => query.where(`${field}_key`, '<>', sql.lit('')))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!other || other.id === ownId) continue;
    if (isRestoring) {
      const message = `Another record has the ${field} “${value}” now. Change or delete that record first, then try again.`;
      throw conflict(field, message, 'Another record already uses this.');
    }
    if (resource.fields[field]?.kind !== 'image') throw takenError(field);
    const message = `This picture is already in the library, as “${recordName(resource.name, other)}”.`;
    // With the existing record, since the person who uploads the picture again may want it.
    throw conflict(field, message, message, present(resource.name, other));
  }
  if (resource.name !== 'user' || typeof columns.username !== 'string') return;
  const lookAlike = await findConfusableName(trx, columns.username, ownId);
  if (lookAlike) throw conflict('username', `This is too similar to “${lookAlike}”, which is already in use.`);
}

/**
 * Leaves out an unchanged name whose key was computed by older rules and may belong to two accounts now. The form sends
 * the name with every change; it is kept until another one is typed.
 */
export function withoutUnchangedNames(resource: Resource, row: StoredRow, columns: Record<string, ColumnValue>) {
  const unchanged = Object.entries(uniqueFields(resource.name)).filter(([field, keyOf]) => {
    const key = keyOf(String(row[field]));
    return row[`${field}_key`] !== key && columns[`${field}_key`] === key;
  });
  const names = unchanged.flatMap(([field]) => [field, `${field}_key`]);
  return Object.fromEntries(Object.entries(columns).filter(([column]) => !names.includes(column)));
}

/** Creates the error for a value that another record has. */
export function takenError(field: string): HttpError {
  return conflict(field, `This ${field} is already in use.`, 'This is already in use.');
}

function conflict(field: string, message: string, fieldMessage = message, current?: ResponseRecord): HttpError {
  return new HttpError('conflict', message, { fields: { [field]: fieldMessage }, ...(current && { current }) });
}
