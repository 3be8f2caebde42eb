import type { ListQuery } from '@porchlight/contract/calls';
import type { ListAnswer } from '@porchlight/contract/rendering';

type Row = Record<string, unknown>;

/**
 * Does in the browser what a list was asked for, in case the backend ignored it: sorts and slices.
 * A backend that counts its records has done it already, unless it sends more than it was asked for.
 * Long texts are cut where they are drawn.
 */
export function applyListQuery(answer: ListAnswer, query: ListQuery): ListAnswer {
  // A page is what was asked for, and without one whoever can take everything has got it.
  if (answer.page || query.whole !== undefined) return answer;
  if (answer.totalCount !== null && !hasTooMany(answer, query)) return answer;
  const records = query.sort ? sortRecords(answer.records as Row[], query.sort) : answer.records;
  const offset = query.offset ?? 0;
  return {
    records: records.slice(offset, query.limit === undefined ? undefined : offset + query.limit),
    totalCount: answer.records.length,
  };
}

function hasTooMany({ records, totalCount }: ListAnswer, { limit, offset = 0 }: ListQuery): boolean {
  return (limit !== undefined && records.length > limit) || (offset > 0 && records.length === totalCount);
}

function sortRecords(records: Row[], sort: string): Row[] {
  const descending = sort.startsWith('-');
  const field = descending ? sort.slice(1) : sort;
  return records.toSorted((a, b) => compare(a[field], b[field], descending));
}

/** Records without a value come last, whichever way the list is sorted. */
function compare(a: unknown, b: unknown, descending: boolean): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en-US');
  return descending ? -order : order;
}
