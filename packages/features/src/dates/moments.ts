import type { When } from '@porchlight/contract/calendar-span';
import { dayAt, dayOf, readDate } from '@porchlight/contract/dates';

/** What is put in order by when it takes place. */
export interface Dated extends When {
  id: number;
}

/**
 * Whether something is over: its end has passed, or, where no hour of one is known, its last day where the organization
 * is. At noon a polling place that opened at seven is not over. What has no date is to come.
 */
export function isOver({ date, end_date, all_day }: When, now: Date): boolean {
  if (date === null) return false;
  const end = end_date && !all_day ? readDate(end_date) : null;
  if (end?.kind === 'moment') return end.moment < now;
  const day = dayOf(end_date ?? date);
  return day !== null && day < dayAt(now);
}

/** A copy with the earliest first; what has no date comes last, in the order of its ids. spec 9 */
export function earliestFirst<Item extends Dated>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => timeOf(a) - timeOf(b) || a.id - b.id);
}

function timeOf({ date }: Dated): number {
  // Not infinity: two of them have no difference.
  return (date === null ? undefined : readDate(date)?.moment.getTime()) ?? Number.MAX_SAFE_INTEGER;
}

/** In the order of what is next: to come, the earliest first, then what is over, the latest first. */
export function nextThenLatest<Item extends Dated>(items: readonly Item[], now: Date): Item[] {
  const { upcoming, past } = splitByNow(items, now);
  return [...upcoming, ...past];
}

/** What is to come, the earliest first, and what is over, the latest first. */
export function splitByNow<Item extends Dated>(items: readonly Item[], now: Date): { upcoming: Item[]; past: Item[] } {
  const ordered = earliestFirst(items);
  return {
    upcoming: ordered.filter((item) => !isOver(item, now)),
    past: ordered.filter((item) => isOver(item, now)).reverse(),
  };
}
