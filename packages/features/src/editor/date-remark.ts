import { clockTime, dayAt, daysBetween } from '@porchlight/contract/dates';
import type { ResourceName } from '@porchlight/contract/entities';
import { fieldKindRules } from '@porchlight/contract/field-kinds/index';
import { endFieldOf, type Field, type Fields } from '@porchlight/contract/fields';
import { calendarHours } from '@porchlight/contract/limits';

/** Distances of this many days or more are given in months. */
const minDaysForMonths = 60;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const distance = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * Describes a date while it is typed: 'Saturday, in 23 days', and the hours that calendars show for an event without an
 * end.
 * @param value `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`, by the organization's clock
 * @param end value of the field with the event's end; '' for none
 * @returns undefined for other fields, and for an invalid or incomplete date
 */
export function dateRemark(
  entity: { name: ResourceName; fields: Fields },
  { name, kind }: Field & { name: string },
  value: string,
  end: string,
  now: Date,
): string | undefined {
  if (fieldKindRules[kind].filteredBy !== 'days') return undefined;
  const start = new Date(`${value}${value.includes('T') ? '' : 'T00:00'}Z`);
  if (Number.isNaN(start.getTime())) return undefined;
  const days = daysBetween(dayAt(now), value.slice(0, 10));
  const day = `${weekday.format(start)}, ${distanceText(days)}.`;
  const hoursOf: Partial<Record<ResourceName, number>> = calendarHours;
  const hours = hoursOf[entity.name];
  if (!hours || name !== 'date' || end) return day;
  const condition = endFieldOf(entity.fields, name) ? 'Without an end time, c' : 'C';
  return `${day} ${condition}alendars show ${span(start, hours)}.`;
}

function distanceText(days: number): string {
  if (Math.abs(days) < minDaysForMonths) return distance.format(days, 'day');
  const months = Math.round(days / 30.4);
  return Math.abs(months) < 24 ? distance.format(months, 'month') : distance.format(Math.round(days / 365.25), 'year');
}

/** Midnight means that no time was given, as in `calendarSpan`. */
function span(start: Date, hours: number): string {
  if (start.getUTCHours() === 0 && start.getUTCMinutes() === 0) return 'the whole day';
  const end = new Date(start.getTime() + hours * 60 * 60 * 1000);
  return [start, end].map((each) => clockTime(each.toISOString())).join(' to ');
}
