import type { EventTimes } from '@porchlight/contract/calendar-span';
import { parseDate, wallTime } from '@porchlight/contract/dates';
import { isOver } from '@porchlight/contract/is-over';

/** A record that can be sorted by when it takes place. */
export interface Dated extends EventTimes {
  id: number;
}

/** Whether something has begun, also if it is over; records without a date have not. */
export function hasBegun({ date }: EventTimes, now: Date): boolean {
  const start = date === null ? null : wallTime(date);
  return start !== null && start <= (wallTime(now) ?? '');
}

/** A sorted copy, the earliest first; records without a date come last, by id. spec 9 */
export function sortByDate<Item extends Dated>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => timeOf(a) - timeOf(b) || a.id - b.id);
}

const hasDate = ({ date }: Dated) => date !== null && parseDate(date) !== null;

function timeOf({ date }: Dated): number {
  // Not Infinity, because Infinity - Infinity is NaN.
  return (date === null ? undefined : parseDate(date)?.moment.getTime()) ?? Number.MAX_SAFE_INTEGER;
}

/** Splits records into upcoming ones, the earliest first, past ones, the latest first, and those without a date. */
export function splitUpcomingAndPast<Item extends Dated>(
  items: readonly Item[],
  now: Date,
): { upcoming: Item[]; past: Item[]; undated: Item[] } {
  const ordered = sortByDate(items);
  const dated = ordered.filter(hasDate);
  return {
    upcoming: dated.filter((item) => !isOver(item, now)),
    past: dated.filter((item) => isOver(item, now)).reverse(),
    undated: ordered.filter((item) => !hasDate(item)),
  };
}
