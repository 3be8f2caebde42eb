import { firstTimeZone } from './limits.ts';

/** The organization's zone: its settings name it. */
let timeZone: string = firstTimeZone;

/** The IANA zone of the organization's clock. */
export function organizationTimeZone(): string {
  return timeZone;
}

/** Sets the organization's clock by its settings. @throws RangeError for a zone that there isn't */
export function setOrganizationTimeZone(zone: string): void {
  if (zone === timeZone) return;
  clock = clockIn(zone);
  timeZone = zone;
}

const offsetPattern = /(z|[+-]\d\d:?\d\d)$/i;
const dayMs = 24 * 60 * 60 * 1000;
const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** A date that was read. */
export interface ReadDate {
  /** A date without an offset is read as if it were UTC. */
  moment: Date;
  /** A day alone, a moment, or a time without an offset, which is one of the organization's clock. */
  kind: 'day' | 'moment' | 'wallTime';
}

/**
 * Reads a date as backends write it: `2026-03-14`, `2026-03-14T18:30`, `2026-03-14 18:30:00`, `2026-03-14T22:30:00Z`.
 * @returns null when it is no date
 */
export function readDate(date: string): ReadDate | null {
  const text = date.trim().replace(' ', 'T');
  const isDay = dayPattern.test(text);
  const isMoment = !isDay && offsetPattern.test(text);
  const moment = new Date(isDay || isMoment ? text : `${text}Z`);
  if (Number.isNaN(moment.getTime())) return null;
  if (isMoment) return { moment, kind: 'moment' };
  // February 31 is no day, though it can be counted as one of March.
  if (!moment.toISOString().startsWith(text.slice(0, 10))) return null;
  return { moment, kind: isDay ? 'day' : 'wallTime' };
}

/** Made once: the first format costs a browser some thirty milliseconds. */
let clock: Intl.DateTimeFormat | undefined;

// Sweden writes dates and times as ISO 8601 does, but for the space and the zeros before a short year.
const clockIn = (zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });

/**
 * What the organization's clock shows at a moment; a date without an offset stays as it is written.
 * @returns `YYYY-MM-DDTHH:mm`, as a `datetime-local` input takes it; null when it is no date
 */
export function wallTime(date: Date | string): string | null {
  const read = typeof date === 'string' ? readDate(date) : { moment: date, kind: 'moment' };
  if (!read || Number.isNaN(read.moment.getTime())) return null;
  if (read.kind !== 'moment') return read.moment.toISOString().slice(0, 16);
  clock ??= clockIn(timeZone);
  return clock.format(read.moment).replace(' ', 'T').padStart(16, '0');
}

/** The calendar day of a date where the organization is, `YYYY-MM-DD`; null when it is no date. */
export function dayOf(date: string): string | null {
  return wallTime(date)?.slice(0, 10) ?? null;
}

/** The calendar day of a moment where the organization is, `YYYY-MM-DD`. @throws RangeError when it is no moment */
export function dayAt(moment: Date): string {
  const time = wallTime(moment);
  if (time === null) throw new RangeError('There is no day of an invalid date.');
  return time.slice(0, 10);
}

/** The day so many days later; negative for earlier. @param day `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
  const moved = new Date(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Days from one to another; negative when the second is earlier. Both `YYYY-MM-DD`. */
export function daysBetween(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / dayMs);
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** The name of a day's month: 'March'. @param day `YYYY-MM-DD` */
export function monthName(day: string): string {
  return monthNames[Number(day.slice(5, 7)) - 1] ?? '';
}

/** A time as a US clock shows it, with a no-break space: '6:30 PM'. @param time `YYYY-MM-DDTHH:mm` */
export function clockTime(time: string): string {
  const hour = Number(time.slice(11, 13));
  return `${hour % 12 || 12}:${time.slice(14, 16)}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/**
 * When something ends, as it stands behind when it begins: '8:30 PM', and where that is another day, the day before it.
 * @param options.withTime hours are told; without them an end on the first day tells nothing
 * @returns null for what is not after the beginning, or tells nothing
 */
export function formatEnd(date: string, end: string, options: { withTime: boolean }): string | null {
  const [start, last] = [wallTime(date), wallTime(end)];
  if (!start || !last || Date.parse(end) <= Date.parse(date)) return null;
  if (start.slice(0, 10) !== last.slice(0, 10)) return formatLongDate(end, options);
  return options.withTime ? clockTime(last) : null;
}

/**
 * A date in US English long form, where the organization is: 'March 14, 2026', or 'March 14, 2026 at 6:30 PM' with the
 * time. Made without `Intl`, whose words between date and time differ between browsers and servers.
 * @param date as {@link readDate} takes it; a day alone has no time
 * @returns null when it is no date
 */
export function formatLongDate(date: string, { withTime = false } = {}): string | null {
  const time = wallTime(date);
  if (time === null) return null;
  const day = `${monthName(time)} ${Number(time.slice(8, 10))}, ${Number(time.slice(0, 4))}`;
  return withTime && readDate(date)?.kind !== 'day' ? `${day} at ${clockTime(time)}` : day;
}
