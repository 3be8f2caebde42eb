import type { DatedResource } from './discovery.ts';
import { calendarHours, organizationTimeZone } from './limits.ts';

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
const hasOffset = /(z|[+-]\d\d:?\d\d)$/i;

/**
 * When an event or an election takes place. Nothing says when one ends, so an event is given two hours and an election
 * the twelve that polls are open; what begins at midnight was given a day alone and takes that day.
 * @param date a moment with an offset, as our server answers it
 * @returns null when there is no such moment
 */
export function calendarSpan(name: DatedResource, date: string | null): CalendarSpan | null {
  // Without an offset every reader's clock would mean another moment.
  if (date === null || !hasOffset.test(date)) return null;
  const start = new Date(date);
  if (Number.isNaN(start.getTime())) return null;
  const { day, minutes } = localParts(start);
  const isWholeDay = minutes === 0;
  const end = isWholeDay ? nextMidnight(start, day) : new Date(start.getTime() + calendarHours[name] * hourMs);
  return { start, end, isWholeDay, day };
}

/** A day and the minutes since its midnight, where the organization is. */
function localParts(moment: Date): { day: string; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: organizationTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** A day has 23 hours or 25 where clocks change. */
function nextMidnight(start: Date, day: string): Date {
  for (const hours of [23, 24, 25]) {
    const end = new Date(start.getTime() + hours * hourMs);
    const next = localParts(end);
    if (next.day > day && next.minutes === 0) return end;
  }
  return new Date(start.getTime() + 24 * hourMs);
}
