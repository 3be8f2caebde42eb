import { recordName } from '@porchlight/contract/entities';
import type { ReferenceTarget } from '@porchlight/contract/fields';
import { stateOf } from '@porchlight/contract/publication';
import type { StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import type { Change } from '../records/changes.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { endRedirect, pathOf, redirectTo } from '../redirects/redirect-old-address.ts';
import type { RowChange } from '../writes/row-changes.ts';

/**
 * Merges a row, which is about to be deleted, into another one of its entity: what refers to it means the other one from
 * now on, and its address redirects there. No other row changes, so that it can be undone however many refer to it.
 * @returns the changes of redirects
 * @throws HttpError `validation` when there is no such other row
 */
export async function mergeRow(
  change: RowChange,
  resource: ReferenceTarget,
  row: StoredRow,
  intoId: number,
): Promise<Change[]> {
  const into = intoId === row.id ? undefined : await findLiveRow(change, intoId);
  const { singular } = change.resource;
  if (!into) throw invalid({ into: `There is no other ${singular} with this id. Choose another.` });
  const isPublic = stateOf(row) === 'published';
  if (isPublic && stateOf(into) !== 'published')
    throw invalid({ into: `“${recordName(resource, into)}” is not published. Publish it first, or choose another.` });
  await change.trx
    .insertInto('merged_records')
    .values({ resource, record_id: row.id, into_id: into.id })
    .onConflict((conflict) => conflict.columns(['resource', 'record_id']).doUpdateSet({ into_id: into.id }))
    .execute();
  const path = pathOf(change.resource, row);
  return isPublic && path ? [await redirectTo(change, path, row.id)] : [];
}

/** Undoes a merge, after the row was restored. @returns the changes of redirects */
export async function unmergeRow(change: RowChange, resource: ReferenceTarget, row: StoredRow): Promise<Change[]> {
  const { numDeletedRows } = await change.trx
    .deleteFrom('merged_records')
    .where('resource', '=', resource)
    .where('record_id', '=', row.id)
    .executeTakeFirst();
  const path = pathOf(change.resource, row);
  return numDeletedRows > 0 && path ? endRedirect(change, path) : [];
}
