import { organizationTimeZone } from '@porchlight/contract/limits';
import { dayOf } from './moments.ts';

const dayMs = 24 * 60 * 60 * 1000;

const formats = {
  weekday: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
  time: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: organizationTimeZone }),
};

/**
 * The day of a moment as one speaks of it where the organization is: 'Today', 'Yesterday', 'Thursday, March 12' within the
 * last seven days, 'March 2' before, with its year when that is another one.
 * @param at a moment with an offset, as a record has it
 */
export function spokenDay(at: string, now: Date): string {
  const day = dayOf(at);
  const today = dayOf(now.toISOString());
  if (day === null || today === null) return at;
  const date = new Date(day);
  const days = Math.round((Date.parse(today) - date.getTime()) / dayMs);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days > 1 && days < 7) return formats.weekday.format(date);
  return formats[day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'year'].format(date);
}

/** A moment as one speaks of it where the organization is: 'today at 4:16 PM', 'March 2 at 9:00 AM'. */
export function spokenMoment(at: string, now: Date): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return at;
  const day = spokenDay(at, now).replace(/^(Today|Yesterday)$/, (word) => word.toLowerCase());
  return `${day} at ${spokenTime(at)}`;
}

/** The time of a moment by the clock where the organization is: '4:16 PM'. */
export function spokenTime(at: string): string {
  return formats.time.format(new Date(at)).replace(/\s/g, '\u00a0');
}
