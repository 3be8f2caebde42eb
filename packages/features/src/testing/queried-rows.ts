import type { ListFilter } from '@porchlight/contract/calls';
import { isOver } from '@porchlight/contract/is-over';
import { matchesFilter } from '@porchlight/contract/list-filters';
import { compareValues } from '@porchlight/contract/list-order';
import { soonestFirst } from '@porchlight/contract/public-paths';
import { type Dated, splitUpcomingAndPast } from '../dates/index.ts';

/**
 * The rows of a mocked list that a query asks for: filtered by equality, sorted, sliced unless it asks for all of them.
 * @param now separates past from upcoming records in the order `soonest`
 */
export function queriedRows<Row extends { id: number }>(
  rows: readonly Row[],
  query: URLSearchParams,
  now: Date,
): { page: readonly Row[]; total: number } {
  const filters: [string, ListFilter][] = Object.entries(JSON.parse(query.get('filter') ?? '{}'));
  const matches = rows.filter((row) =>
    filters.every(([field, filter]) => filter.is === undefined || matchesFilter(Reflect.get(row, field), filter)),
  );
  const when = query.get('when');
  const isPast = (row: Row) => isOver(row as Row & Dated, now);
  const part = when ? matches.filter((row) => isPast(row) === (when === 'past')) : matches;
  const sorted = sortRows(part, query.get('sort') ?? '', now);
  const offset = Number(query.get('offset') ?? 0);
  const limit = query.has('limit') && !query.has('whole') ? Number(query.get('limit')) : sorted.length;
  return { page: sorted.slice(offset, offset + limit), total: part.length };
}

function sortRows<Row extends { id: number }>(rows: readonly Row[], sort: string, now: Date): readonly Row[] {
  if (sort === '') return rows;
  if (sort === soonestFirst) {
    const { upcoming, past, undated } = splitUpcomingAndPast(rows as readonly (Row & Dated)[], now);
    return [...upcoming, ...past, ...undated];
  }
  const field = sort.replace(/^-/, '');
  return rows.toSorted((a, b) => compareValues(Reflect.get(a, field), Reflect.get(b, field), sort.startsWith('-')));
}
