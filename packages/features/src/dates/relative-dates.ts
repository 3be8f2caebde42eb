import { clockTime, dayAt, dayOf, daysBetween, formatShortDate, wallTime } from '@porchlight/contract/dates';

const formats = {
  weekday: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
};

/**
 * Formats the day of a moment in the organization's time zone: 'Today', 'Yesterday', 'Thursday, March 12' for two to
 * six days ago, otherwise 'March 2', with the year if it is not the current one.
 * @param at an ISO moment with an offset, as in records
 */
export function formatRelativeDay(at: string, now: Date): string {
  const day = dayOf(at);
  if (day === null) return at;
  const today = dayAt(now);
  const date = new Date(day);
  const days = daysBetween(day, today);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return formats.weekday.format(date);
  return formats[day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'year'].format(date);
}

/** Formats a moment in the organization's time zone: 'today at 4:16 PM', 'March 2 at 9:00 AM'. */
export function formatRelativeMoment(at: string, now: Date): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return at;
  const day = formatRelativeDay(at, now).replace(/^(Today|Yesterday)$/, (word) => word.toLowerCase());
  return `${day} at ${formatTime(at)}`;
}

/**
 * Formats how long ago a moment is, in few letters: 'just now', '5 min ago', '2 h ago', 'yesterday', 'Sun Nov 1'.
 * @param at an ISO moment with an offset, as in records
 */
export function formatAgo(at: string, now: Date): string {
  const minutes = Math.trunc((now.getTime() - new Date(at).getTime()) / 60_000);
  if (minutes === 0) return 'just now';
  if (minutes > 0 && minutes < 60) return `${minutes} min ago`;
  if (minutes > 0 && minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const day = dayOf(at);
  if (day !== null && daysBetween(day, dayAt(now)) === 1) return 'yesterday';
  return formatShortDate(day ?? at, { now }) ?? at;
}

/** Formats the time of a moment in the organization's time zone: '4:16 PM'. */
export function formatTime(at: string): string {
  const time = wallTime(at);
  return time === null ? at : clockTime(time);
}
