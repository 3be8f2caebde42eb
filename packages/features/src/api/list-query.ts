import type { ListQuery } from '@porchlight/contract/calls';
import { compareValues } from '@porchlight/contract/list-order';
import { soonestFirst } from '@porchlight/contract/public-addresses';
import type { ListAnswer } from '@porchlight/contract/rendering';
import { type Dated, nextThenLatest } from '../dates/index.ts';

/**
 * Does in the browser what a list was asked for, in case the backend ignored it: filters by choices, sorts and slices.
 * A backend that counts its records has done it already, unless it sends more than it was asked for.
 * Long texts are cut where they are drawn.
 * @param now decides what is over in the order `soonest`
 */
export function applyListQuery<Item extends object>(
  answer: ListAnswer<Item>,
  query: ListQuery,
  now = new Date(),
): ListAnswer<Item> {
  // A page is what was asked for, and without one whoever can take everything has got it.
  if (answer.page || query.whole !== undefined) return answer;
  const rows = answer.records;
  // Days are for the dashboard, whose lists come whole or in pages.
  const filters = Object.entries(query.filter ?? {});
  const chosen = rows.filter((row) =>
    filters.every(([field, { is }]) => is === undefined || String(Object(row)[field] ?? '') === is),
  );
  if (answer.totalCount !== null && chosen.length === rows.length && !hasTooMany(answer, query)) return answer;
  const records = query.sort ? sortRecords(chosen, query.sort, now) : chosen;
  const offset = query.offset ?? 0;
  return {
    records: records.slice(offset, query.limit === undefined ? undefined : offset + query.limit),
    totalCount: chosen.length,
  };
}

function hasTooMany({ records, totalCount }: ListAnswer, { limit, offset = 0 }: ListQuery): boolean {
  return (limit !== undefined && records.length > limit) || (offset > 0 && records.length === totalCount);
}

function sortRecords<Item extends object>(records: Item[], sort: string, now: Date): Item[] {
  if (sort === soonestFirst) return nextThenLatest(records as (Item & Dated)[], now);
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  return records.toSorted((a, b) => compareValues(Object(a)[field], Object(b)[field], descending));
}
