import { addDays, readDate, wallTime } from './dates.ts';
import type { DatedResource } from './discovery.ts';
import { calendarHours } from './limits.ts';

/** When something takes place, as its record says. */
export interface When {
  /** A moment, with or without an offset, or a day; null when not known yet. */
  date: string | null;
  /** When it ends. A backend may lack it. */
  end_date?: string | null;
  /** It takes its days, whatever hours are given. */
  all_day?: boolean;
}

/** When something takes place, as a calendar writes it down; days are those where the organization is, `YYYY-MM-DD`. */
export type CalendarSpan =
  | { isWholeDay: true; day: string /** The day after the last one. */; dayAfter: string }
  | { isWholeDay: false; start: Date /** After the start. */; end: Date };

const hourMs = 60 * 60 * 1000;

/**
 * When an event or an election takes place. Where nothing says when it ends, an event is given two hours and an election
 * the twelve that polls are open; what begins at midnight then was given a day alone and takes that day.
 * @param when with an offset, as our server answers it
 * @returns null when there is no such moment
 */
export function calendarSpan(name: DatedResource, { date, end_date, all_day }: When): CalendarSpan | null {
  const start = momentIn(date);
  if (!start) return null;
  const given = momentIn(end_date);
  const until = given && given > start ? given : null;
  const time = wallTime(start) ?? '';
  const day = time.slice(0, 10);
  if (all_day || (!until && time.endsWith('T00:00'))) {
    const lastDay = (until && wallTime(until)?.slice(0, 10)) ?? day;
    return { isWholeDay: true, day, dayAfter: addDays(lastDay, 1) };
  }
  return { isWholeDay: false, start, end: until ?? new Date(start.getTime() + calendarHours[name] * hourMs) };
}

/** Without an offset every reader's clock would mean another moment. */
function momentIn(date: string | null | undefined): Date | null {
  const read = date ? readDate(date) : null;
  return read?.kind === 'moment' ? read.moment : null;
}
