import { readDate, wallTime } from './dates.ts';
import type { DatedResource } from './discovery.ts';
import { calendarHours } from './limits.ts';

/** When something takes place, as a calendar writes it down. */
export interface CalendarSpan {
  start: Date;
  /** After the start; of a whole day the start of the next. */
  end: Date;
  /** It was given a day and no hour. */
  isWholeDay: boolean;
  /** The day it begins on where the organization is, `YYYY-MM-DD`. */
  day: string;
}

const hourMs = 60 * 60 * 1000;

const isMidnight = (time: string) => time.endsWith('T00:00');

/**
 * When an event or an election takes place. Nothing says when one ends, so an event is given two hours and an election
 * the twelve that polls are open; what begins at midnight was given a day alone and takes that day.
 * @param date a moment with an offset, as our server answers it
 * @returns null when there is no such moment
 */
export function calendarSpan(name: DatedResource, date: string | null): CalendarSpan | null {
  // Without an offset every reader's clock would mean another moment.
  const read = date === null ? null : readDate(date);
  if (read?.kind !== 'moment') return null;
  const start = read.moment;
  const time = wallTime(start) ?? '';
  const day = time.slice(0, 10);
  const isWholeDay = isMidnight(time);
  const end = isWholeDay ? nextMidnight(start, day) : new Date(start.getTime() + calendarHours[name] * hourMs);
  return { start, end, isWholeDay, day };
}

/** A day has 23 hours or 25 where clocks change. */
function nextMidnight(start: Date, day: string): Date {
  for (const hours of [23, 24, 25]) {
    const end = new Date(start.getTime() + hours * hourMs);
    const time = wallTime(end) ?? '';
    if (time > day && isMidnight(time) && !time.startsWith(day)) return end;
  }
  return new Date(start.getTime() + 24 * hourMs);
}
