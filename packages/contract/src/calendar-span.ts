import { addDays, parseDate, wallTime } from './dates.ts';
import type { DatedResource } from './discovery.ts';
import { calendarHours } from './limits.ts';

/** The fields of a record that say when it takes place. */
export interface EventTimes {
  /** A moment, with or without an offset, or a day; null if not known yet. */
  date: string | null;
  /** When it ends. */
  end_date?: string | null;
  /** Lasts whole days, whatever times are given. */
  all_day?: boolean;
}

/** When something takes place, as in a calendar file; days are in the organization's time zone, `YYYY-MM-DD`. */
export type CalendarSpan =
  | { isAllDay: true; day: string /** The day after the last one. */; dayAfter: string }
  | { isAllDay: false; start: Date /** After the start. */; end: Date };

const hourMs = 60 * 60 * 1000;

/**
 * Returns when an event or an election takes place. Without an end, an event lasts two hours and an election the twelve
 * hours that polls are open; one that begins at midnight was entered without a time and lasts the whole day.
 * @param when with an offset, as our server returns it
 * @returns null if `date` is no moment
 */
export function calendarSpan(name: DatedResource, { date, end_date, all_day }: EventTimes): CalendarSpan | null {
  const start = parseMoment(date);
  if (!start) return null;
  const endMoment = parseMoment(end_date);
  const until = endMoment && endMoment > start ? endMoment : null;
  const time = wallTime(start) ?? '';
  const day = time.slice(0, 10);
  if (all_day || (!until && time.endsWith('T00:00'))) {
    const lastDay = (until && wallTime(until)?.slice(0, 10)) ?? day;
    return { isAllDay: true, day, dayAfter: addDays(lastDay, 1) };
  }
  return { isAllDay: false, start, end: until ?? new Date(start.getTime() + calendarHours[name] * hourMs) };
}

/** A date without an offset is rejected: each reader's clock would make it another moment. */
function parseMoment(date: string | null | undefined): Date | null {
  const parsed = date ? parseDate(date) : null;
  return parsed?.kind === 'moment' ? parsed.moment : null;
}
