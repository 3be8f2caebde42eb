import type { PagedResource } from '@porchlight/contract/discovery';
import { resources } from '@porchlight/contract/resources';
import { canonicalPath, pathKey } from '@porchlight/contract/site-paths';
import type { StoredRow } from '../db/tables.ts';

/** The path of a record's page, in the form that paths are compared by. */
export function pathOfRecord(name: PagedResource, row: StoredRow): string {
  const address = resources[name].publicUrl?.({ ...row, id: Number(row.id) }) ?? `/${name}/${row.id}`;
  return pathKey(canonicalPath(address) ?? address);
}
