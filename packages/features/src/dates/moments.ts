import { organizationTimeZone } from '@porchlight/contract/limits';

/** What is put in order by when it takes place. */
export interface Dated {
  id: number;
  /** A moment, with or without an offset, or a day; null when not known yet. */
  date: string | null;
}

const hasOffset = /(z|[+-]\d\d:?\d\d)$/i;
const isDay = /^\d{4}-\d\d-\d\d$/;

/** Reads a backend's date; without an offset it is told as the organization's clock shows it. */
function readDate(date: string): { moment: Date; isLocal: boolean } {
  const text = date.trim().replace(' ', 'T');
  const isLocal = isDay.test(text) || !hasOffset.test(text);
  return { moment: new Date(isLocal && !isDay.test(text) ? `${text}Z` : text), isLocal };
}

/**
 * The calendar day of a moment in the organization's time zone, `YYYY-MM-DD`.
 * @returns null when it is no date
 */
export function dayOf(date: string): string | null {
  const { moment, isLocal } = readDate(date);
  if (Number.isNaN(moment.getTime())) return null;
  return isLocal ? moment.toISOString().slice(0, 10) : dayInZone(moment);
}

function dayInZone(moment: Date): string {
  // Canada writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: organizationTimeZone }).format(moment);
}

/**
 * Whether something is over: the day it takes place on has ended where the organization is. Neither an event nor an
 * election says when it ends, and at noon a polling place that opened at seven is not over. What has no date is to come.
 */
export function isOver(date: string | null, now: Date): boolean {
  const day = date === null ? null : dayOf(date);
  return day !== null && day < dayInZone(now);
}

/** A copy with the earliest first; what has no date comes last, in the order of its ids. spec 9 */
export function earliestFirst<Item extends Dated>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => timeOf(a) - timeOf(b) || a.id - b.id);
}

function timeOf({ date }: Dated): number {
  const time = date === null ? Number.NaN : readDate(date).moment.getTime();
  // Not infinity: two of them have no difference.
  return Number.isNaN(time) ? Number.MAX_SAFE_INTEGER : time;
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
    upcoming: ordered.filter(({ date }) => !isOver(date, now)),
    past: ordered.filter(({ date }) => isOver(date, now)).reverse(),
  };
}
