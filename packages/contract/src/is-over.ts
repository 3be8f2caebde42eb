import type { EventTimes } from './calendar-span.ts';
import { addDays, dayAt, dayOf, parseDate } from './dates.ts';

/**
 * Where what is over ends: what has an end time is over from that minute on, everything else when its last day has
 * ended. The server's order `soonest` uses the same limits, so that a list and its sections agree.
 */
export interface OverLimits {
  /** The current minute, `YYYY-MM-DDTHH:mm:00Z`. In whole minutes, so that lists can be cached. */
  minute: string;
  /** Today and tomorrow in the organization's time zone, `YYYY-MM-DD`. */
  today: string;
  tomorrow: string;
}

/** Returns the limits at a moment. @throws RangeError for an invalid date */
export function overLimits(now: Date): OverLimits {
  const today = dayAt(now);
  return { minute: `${now.toISOString().slice(0, 16)}:00Z`, today, tomorrow: addDays(today, 1) };
}

/**
 * Whether something is over: its end has passed or, if it has no end time, its last day in the organization's time
 * zone. So an election whose polls opened at seven is not over at noon. An end that is not after the beginning counts as
 * missing, as in calendars. Records without a date are not over.
 */
export function isOver({ date, end_date, all_day }: EventTimes, now: Date): boolean {
  const start = date === null ? null : parseDate(date);
  if (date === null || !start) return false;
  const limits = overLimits(now);
  const given = end_date ? parseDate(end_date) : null;
  const end = given && given.moment > start.moment ? given : null;
  if (end?.kind === 'moment' && !all_day) return end.moment <= new Date(limits.minute);
  const lastDay = dayOf((end && end_date) || date);
  return lastDay !== null && lastDay < limits.today;
}
