import { type RawBuilder, sql } from 'kysely';
import type { ListOrder } from './list-cursor.ts';

/** A part of a list that is one range of an index in its order. */
export interface ListSegment {
  /** Condition for its beginning; true for all rows after any of its rows. */
  begin?: RawBuilder<boolean>;
  /** Further conditions for its rows. */
  condition?: RawBuilder<boolean>;
  /** Sort expression, followed by the id; undefined for the id alone. */
  key?: RawBuilder<unknown>;
  descending: boolean;
}

/**
 * Returns the segments of a list sorted by a column: rows with a value, then rows without.
 * @param key expression over the column to sort by
 */
export function columnSegments(key: RawBuilder<unknown>, { column, descending }: ListOrder): ListSegment[] {
  if (column === 'id') return [{ descending }];
  return [
    { begin: sql`${key} is not null`, key, descending },
    { condition: sql`${key} is null`, descending },
  ];
}

/**
 * Returns the segments of the sort order `soonest`: current, future, then past rows, the latest first, then those without a date.
 * @param key when something begins
 * @param today start of today; what ends before it is over
 * @param end column with the end, if there is one
 */
export function soonestSegments(key: RawBuilder<unknown>, today: string, end: string | undefined): ListSegment[] {
  const upcoming: ListSegment = { begin: sql`${key} >= ${today}`, key, descending: false };
  const undated: ListSegment = { condition: sql`${key} is null`, descending: false };
  const past = { begin: sql<boolean>`${key} < ${today}`, key, descending: true };
  if (end === undefined) return [upcoming, past, undated];
  // Few rows have begun and not ended: the index on the end finds them. `|| ''` keeps the index on the beginning from
  // being used.
  const begun = sql`(${key} || '')`;
  const endsAt = sql.ref(end);
  return [
    { condition: sql`${begun} < ${today} and ${endsAt} >= ${today}`, key: begun, descending: false },
    upcoming,
    { ...past, condition: sql`(${endsAt} is null or ${endsAt} < ${today})` },
    undated,
  ];
}
