import type { ListQuery } from '@porchlight/contract/calls';
import { compareValues } from '@porchlight/contract/list-order';
import { soonestFirst } from '@porchlight/contract/public-paths';
import type { ListResponse } from '@porchlight/contract/rendering';
import { type Dated, upcomingThenPast } from '../dates/index.ts';

/**
 * Applies a list's query parameters in the browser, in case the backend ignored them: filters by equality, sorts,
 * slices. A backend that sends a total count is taken to have applied them, unless it sends more records than
 * requested. `excerpt` is left out: components truncate long texts themselves.
 * @param now separates past from upcoming records in the order `soonest`
 */
export function applyListQuery<Item extends object>(
  response: ListResponse<Item>,
  query: ListQuery,
  now = new Date(),
): ListResponse<Item> {
  // A backend that sends a page's position has applied the query; a caller that sent `whole` handles all records
  // itself.
  if (response.page || query.whole !== undefined) return response;
  const rows = response.records;
  // Date filters are left out: only the dashboard has them, and its lists have returned above.
  const filters = Object.entries(query.filter ?? {});
  const matches = rows.filter((row) =>
    filters.every(([field, { is }]) => is === undefined || String(Object(row)[field] ?? '') === is),
  );
  if (response.totalCount !== null && matches.length === rows.length && !hasTooMany(response, query)) return response;
  const records = query.sort ? sortRecords(matches, query.sort, now) : matches;
  const offset = query.offset ?? 0;
  return {
    records: records.slice(offset, query.limit === undefined ? undefined : offset + query.limit),
    totalCount: matches.length,
  };
}

function hasTooMany({ records, totalCount }: ListResponse, { limit, offset = 0 }: ListQuery): boolean {
  return (limit !== undefined && records.length > limit) || (offset > 0 && records.length === totalCount);
}

function sortRecords<Item extends object>(records: Item[], sort: string, now: Date): Item[] {
  if (sort === soonestFirst) return upcomingThenPast(records as (Item & Dated)[], now);
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  return records.toSorted((a, b) => compareValues(Object(a)[field], Object(b)[field], descending));
}
