import { type RawBuilder, sql } from 'kysely';
import type { ListOrder } from './list-cursor.ts';

/** A part of a list that is one range of an index in its order. */
export interface ListSegment {
  /** Condition for its beginning; true for all rows after any of its rows. */
  begin?: RawBuilder<boolean>;
  /** Further conditions for its rows. */
  condition?: RawBuilder<boolean>;
  /** Of the order `soonest`: whether its rows are over. */
  isPast?: boolean;
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

/** What separates current and future rows from those that are over, in the format of the date column. */
export interface SoonestLimits {
  /** Start of today: what has no end time is over if its last day is before it. */
  today: string;
  /** Start of tomorrow: what begins from then on is not over. */
  tomorrow: string;
  /** Now, in whole minutes: what has an end time is over from then on. Undefined where rows have no end. */
  minute: string | undefined;
}

/** Columns that say when a row takes place. */
export interface TimeColumns {
  /** When it begins. */
  key: RawBuilder<unknown>;
  /** When it ends; undefined where rows have no end. */
  end: RawBuilder<unknown> | undefined;
  /** SQL condition for rows that last whole days, whatever their times. */
  allDay: RawBuilder<boolean>;
}

/**
 * Returns the segments of the sort order `soonest`: current, future, then past rows, the latest first, then those
 * without a date. A row is over as `isOver` of the contract says.
 */
export function soonestSegments({ key, end, allDay }: TimeColumns, limits: SoonestLimits): ListSegment[] {
  const { today, tomorrow, minute } = limits;
  const undated: ListSegment = { condition: sql`${key} is null`, descending: false };
  const past = { begin: sql<boolean>`${key} < ${today}`, key, descending: true, isPast: true };
  if (end === undefined || minute === undefined)
    return [{ begin: sql`${key} >= ${today}`, key, descending: false }, past, undated];
  // Few rows end today or have begun and not ended: the index on the end finds them. `|| ''` keeps the index on the
  // beginning from being used.
  const begun = sql`(${key} || '')`;
  const endedToday = sql<boolean>`(${end} >= ${today} and ${end} <= ${minute} and ${end} > ${key} and not ${allDay})`;
  return [
    { condition: sql`${begun} < ${today} and ${end} >= ${today} and not ${endedToday}`, key: begun, descending: false },
    {
      begin: sql`${key} >= ${today}`,
      condition: sql`${key} < ${tomorrow} and (${end} is null or not ${endedToday})`,
      key,
      descending: false,
    },
    { begin: sql`${key} >= ${tomorrow}`, key, descending: false },
    {
      condition: sql`${begun} >= ${today} and ${begun} < ${tomorrow} and ${end} >= ${today} and ${endedToday}`,
      key: begun,
      descending: true,
      isPast: true,
    },
    { ...past, condition: sql`(${end} is null or ${end} < ${today} or ${endedToday})` },
    undated,
  ];
}
