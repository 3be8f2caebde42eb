import type { ListPage } from '@porchlight/contract/rendering';
import type { Resource } from '@porchlight/contract/resources';
import type { Database } from '../db/database.ts';
import type { StoredRow } from '../db/tables.ts';
import type { ListCounts } from './list-count-cache.ts';
import { writeCursor } from './list-cursor.ts';
import type { CheckedListQuery } from './list-query.ts';
import { ListReader } from './list-reader.ts';

/** Rows of a list, with their number and position. */
export interface ListSlice {
  rows: StoredRow[];
  /** Number of all matching rows. */
  totalCount: number;
  /** Cursors and position; missing when all rows are returned, or some were skipped by `offset`. */
  page?: ListPage;
}

/**
 * Reads the rows that a list query requests.
 * @param counts cached counts and positions of the resource
 */
export async function readList(
  db: Database,
  counts: ListCounts,
  resource: Resource,
  query: CheckedListQuery,
): Promise<ListSlice> {
  if (query.whole !== undefined) {
    const unfiltered = new ListReader(db, counts, resource, { ...query, search: '', filters: [] });
    if ((await unfiltered.count()) <= query.whole) return readAll(unfiltered);
  }
  const reader = new ListReader(db, counts, resource, query);
  const { limit, offset } = query;
  if (limit === undefined && offset === 0) return readAll(reader);
  return limit === undefined || offset > 0 || query.over !== undefined
    ? { rows: await reader.slice(offset, limit), totalCount: await reader.count() }
    : readPage(reader, query, limit);
}

async function readAll(reader: ListReader): Promise<ListSlice> {
  const rows = await reader.all();
  return { rows, totalCount: rows.length };
}

async function readPage(reader: ListReader, query: CheckedListQuery, limit: number): Promise<ListSlice> {
  const { cursor } = query;
  const backwards = cursor?.direction === 'before';
  const [totalCount, amount] = await Promise.all([reader.count(), reader.amount()]);
  // One more row than requested shows whether there are more.
  const fetched = totalCount === 0 ? [] : await reader.from(cursor?.position, backwards, limit + 1);
  const hasMore = fetched.length > limit;
  const rows = backwards ? fetched.slice(0, limit).reverse() : fetched.slice(0, limit);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { rows, totalCount, page: { next: null, previous: null, position: 0, amount } };
  const position = await reader.positionOf(rows, cursor);
  const hasNext = backwards ? position + rows.length < totalCount : hasMore;
  return {
    rows,
    totalCount,
    page: {
      next: hasNext ? writeCursor(query, reader.keysetOf(last)) : null,
      previous: position > 0 ? writeCursor(query, reader.keysetOf(first)) : null,
      position,
      amount,
    },
  };
}
