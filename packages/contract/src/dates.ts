import { initialTimeZone } from './limits.ts';

/** The organization's time zone, from its settings. */
let timeZone: string = initialTimeZone;

/** Returns the organization's IANA time zone. */
export function organizationTimeZone(): string {
  return timeZone;
}

/** Sets the organization's time zone. @throws RangeError for an unknown zone */
export function setOrganizationTimeZone(zone: string): void {
  if (zone === timeZone) return;
  clock = clockIn(zone);
  timeZone = zone;
}

const offsetPattern = /(z|[+-]\d\d:?\d\d)$/i;
const dayMs = 24 * 60 * 60 * 1000;
const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** A parsed date. */
export interface ParsedDate {
  /** A date without an offset is parsed as UTC. */
  moment: Date;
  /** A day, a moment, or a wall time: a time without an offset, in the organization's time zone. */
  kind: 'day' | 'moment' | 'wallTime';
}

/**
 * Parses a date as backends write it: `2026-03-14`, `2026-03-14T18:30`, `2026-03-14 18:30:00`, `2026-03-14T22:30:00Z`.
 * @returns null if it is not a date
 */
export function parseDate(date: string): ParsedDate | null {
  const text = date.trim().replace(' ', 'T');
  const isDay = dayPattern.test(text);
  const isMoment = !isDay && offsetPattern.test(text);
  const moment = new Date(isDay || isMoment ? text : `${text}Z`);
  if (Number.isNaN(moment.getTime())) return null;
  if (isMoment) return { moment, kind: 'moment' };
  // Date parsing accepts February 31 and rolls it over into March.
  if (!moment.toISOString().startsWith(text.slice(0, 10))) return null;
  return { moment, kind: isDay ? 'day' : 'wallTime' };
}

/** Cached: the first `format` takes a browser some thirty milliseconds. */
let clock: Intl.DateTimeFormat | undefined;

// Swedish dates are ISO 8601 except for the space, and without the leading zeros of a year below 1000.
const clockIn = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });

/**
 * The wall time of a moment in the organization's time zone; a date without an offset keeps its time.
 * @returns `YYYY-MM-DDTHH:mm`, as a `datetime-local` input takes it; null if it is not a date
 */
export function wallTime(date: Date | string): string | null {
  const parsed = typeof date === 'string' ? parseDate(date) : { moment: date, kind: 'moment' };
  if (!parsed || Number.isNaN(parsed.moment.getTime())) return null;
  if (parsed.kind !== 'moment') return parsed.moment.toISOString().slice(0, 16);
  clock ??= clockIn(timeZone);
  return clock.format(parsed.moment).replace(' ', 'T').padStart(16, '0');
}

/** The calendar day of a date in the organization's time zone, `YYYY-MM-DD`; null if it is not a date. */
export function dayOf(date: string): string | null {
  return wallTime(date)?.slice(0, 10) ?? null;
}

/** The day of a moment in the organization's time zone, `YYYY-MM-DD`. @throws RangeError for an invalid date */
export function dayAt(moment: Date): string {
  const time = wallTime(moment);
  if (time === null) throw new RangeError('There is no day of an invalid date.');
  return time.slice(0, 10);
}

/** The moment at which the next day begins in the organization's time zone, also on days of 23 and 25 hours. */
export function nextMidnight(now: Date): Date {
  const today = dayAt(now);
  const minutes = (moment: Date) => {
    const time = wallTime(moment) ?? '';
    return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
  };
  const minuteMs = 60_000;
  const start = Math.floor(now.getTime() / minuteMs) * minuteMs;
  let midnight = new Date(start + (24 * 60 - minutes(now)) * minuteMs);
  // An hour was added or skipped since.
  if (dayAt(midnight) === today) midnight = new Date(midnight.getTime() + (24 * 60 - minutes(midnight)) * minuteMs);
  else midnight = new Date(midnight.getTime() - minutes(midnight) * minuteMs);
  return midnight;
}

/** The day `days` later; negative for earlier. @param day `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Number of days from `day` to `other`; negative when `other` is earlier. Both `YYYY-MM-DD`. */
export function daysBetween(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / dayMs);
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** The name of a day's month: 'March'. @param day `YYYY-MM-DD` */
export function monthName(day: string): string {
  return monthNames[Number(day.slice(5, 7)) - 1] ?? '';
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * A date in US English short form, in the organization's time zone, for lists: 'Sat Dec 5', 'Sat Dec 5, 10 AM', and
 * 'Wed Feb 17, 2027, 10:30 AM' in another year.
 * @param date as {@link parseDate} takes it; a day has no time
 * @returns null if it is not a date
 */
export function formatShortDate(date: string, { now, withTime = false }: { now: Date; withTime?: boolean }) {
  const time = wallTime(date);
  if (time === null) return null;
  const day = time.slice(0, 10);
  const weekday = weekdays[new Date(`${day}T00:00Z`).getUTCDay()];
  const year = day.slice(0, 4) === dayAt(now).slice(0, 4) ? '' : `, ${Number(day.slice(0, 4))}`;
  const text = `${weekday} ${monthName(day).slice(0, 3)} ${Number(day.slice(8))}${year}`;
  return withTime && parseDate(date)?.kind !== 'day' ? `${text}, ${clockTime(time).replace(':00', '')}` : text;
}

/**
 * Days in US English short form, for lists: 'Jan 9 – 11', 'Jan 30 – Feb 2, 2027', 'Dec 31, 2026 – Jan 2, 2027'.
 * @param first `YYYY-MM-DD`
 * @param last a later day
 */
export function formatShortDays(first: string, last: string, now: Date): string {
  const [year, month] = [first.slice(0, 4), first.slice(0, 7)];
  const monthDay = (day: string) => `${monthName(day).slice(0, 3)} ${Number(day.slice(8))}`;
  const start = monthDay(first) + (last.startsWith(year) ? '' : `, ${Number(year)}`);
  const end = last.startsWith(month) ? String(Number(last.slice(8))) : monthDay(last);
  const hasYear = last.slice(0, 4) !== dayAt(now).slice(0, 4) || !last.startsWith(year);
  return `${start} – ${end}${hasYear ? `, ${Number(last.slice(0, 4))}` : ''}`;
}

/** A time in US form, with a no-break space: '6:30 PM'. @param time `YYYY-MM-DDTHH:mm` */
export function clockTime(time: string): string {
  const hour = Number(time.slice(11, 13));
  return `${hour % 12 || 12}:${time.slice(14, 16)}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** How `formatSpan` shows a date. */
export interface SpanOptions {
  /** Shows hour and minute. */
  withTime?: boolean;
  /** The end; shown after the beginning if it is later. */
  until?: string | null;
  /** Hides the time and adds 'all day'. */
  allDay?: boolean;
}

/**
 * A date in US English long form with its end: 'March 14, 2026 at 6:30 PM until 8:30 PM', 'March 14, 2026, all day'.
 * @returns null if it is not a date
 */
export function formatSpan(date: string, { withTime = false, until, allDay = false }: SpanOptions): string | null {
  const options = { withTime: withTime && !allDay };
  const text = formatLongDate(date, options);
  if (text === null) return null;
  const end = until && formatEnd(date, until, options);
  return text + (end ? ` until ${end}` : '') + (allDay ? ', all day' : '');
}

/**
 * When something ends, to be shown after its start: '8:30 PM', preceded by the day if that is another one.
 * @param options.withTime with the time of day; without it an end on the first day adds nothing
 * @returns null if the end is not after the start, or adds nothing
 */
export function formatEnd(date: string, end: string, options: { withTime: boolean }): string | null {
  const [start, endTime] = [wallTime(date), wallTime(end)];
  if (!start || !endTime || Date.parse(end) <= Date.parse(date)) return null;
  if (start.slice(0, 10) !== endTime.slice(0, 10)) return formatLongDate(end, options);
  return options.withTime ? clockTime(endTime) : null;
}

/**
 * A date in US English long form, in the organization's time zone: 'March 14, 2026', or 'March 14, 2026 at 6:30 PM'
 * with the time. Made without `Intl`, whose text between date and time differs between browsers and servers.
 * @param date as {@link parseDate} takes it; a day has no time
 * @returns null if it is not a date
 */
export function formatLongDate(date: string, { withTime = false } = {}): string | null {
  const time = wallTime(date);
  if (time === null) return null;
  const day = `${monthName(time)} ${Number(time.slice(8, 10))}, ${Number(time.slice(0, 4))}`;
  return withTime && parseDate(date)?.kind !== 'day' ? `${day} at ${clockTime(time)}` : day;
}
