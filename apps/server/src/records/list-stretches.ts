import { type RawBuilder, sql } from 'kysely';
import type { ListOrder } from './list-cursor.ts';

/** A part of a list that one range of an index holds in its order. */
export interface Stretch {
  /** Where it begins; true of all that comes after one of its rows. */
  begin?: RawBuilder<boolean>;
  /** What else is true of its rows. */
  rest?: RawBuilder<boolean>;
  /** What it is sorted by before the id; undefined for the id alone. */
  key?: RawBuilder<unknown>;
  descending: boolean;
}

/** The order of a column: what has a value, then what has none. @param key what is compared of the column */
export function sorted(key: RawBuilder<unknown>, { column, descending }: ListOrder): Stretch[] {
  if (column === 'id') return [{ descending }];
  return [
    { begin: sql`${key} is not null`, key, descending },
    { rest: sql`${key} is null`, descending },
  ];
}

/**
 * What goes on now, what is to come, what has no date, and what is over, the latest first.
 * @param key when it begins
 * @param today what is before this is over
 * @param end the column with the end of what takes place, where it has one
 */
export function soonest(key: RawBuilder<unknown>, today: string, end: string | undefined): Stretch[] {
  const rest: Stretch[] = [
    { begin: sql`${key} >= ${today}`, key, descending: false },
    { rest: sql`${key} is null`, descending: false },
  ];
  const over = { begin: sql<boolean>`${key} < ${today}`, key, descending: true };
  if (end === undefined) return [...rest, over];
  // Few have begun and not ended, and the index by their end finds these; the one by their beginning is kept out.
  const begun = sql`(${key} || '')`;
  const endsAt = sql.ref(end);
  return [
    { rest: sql`${begun} < ${today} and ${endsAt} >= ${today}`, key: begun, descending: false },
    ...rest,
    { ...over, rest: sql`(${endsAt} is null or ${endsAt} < ${today})` },
  ];
}
