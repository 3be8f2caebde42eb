import { RRuleTemporal } from 'rrule-temporal';
import { compactDay, type Recurrence, writeRecurrence } from './recurrence.ts';

/** When a series begins: a wall time, `YYYY-MM-DDTHH:mm`, in an IANA time zone. */
export interface SeriesStart {
  start: string;
  zone: string;
}

/** Which of a rule's dates are read. */
export interface RecurrenceRange {
  /** Not before this day, `YYYY-MM-DD`. @default the start */
  from?: string;
  /** Not after this day. @default no limit */
  to?: string;
  /** At most so many. @default no limit */
  max?: number;
}

/** What rrule-temporal makes of its dates: browsers without `Temporal` need no more than the text. */
const asText = { ZonedDateTime: { from: (value: string) => ({ timeZoneId: '', toString: () => value }) } };

/**
 * Returns the dates of a rule as wall times in its zone, `YYYY-MM-DDTHH:mm`, ascending. A time that a day doesn't have,
 * since the clocks skip it, is left out and not counted, as RFC 5545 3.3.10 says; one that it has twice is the first.
 */
export function datesOf(recurrence: Recurrence, { start, zone }: SeriesStart, range: RecurrenceRange = {}): string[] {
  const { from = '', to, max = Number.POSITIVE_INFINITY } = range;
  const last = earlierOf(recurrence.until, to);
  const excluded = new Set(recurrence.except);
  const dates: string[] = [];
  const rruleString = [
    `DTSTART;TZID=${zone}:${compactDay(start.slice(0, 10))}T${start.slice(11).replace(':', '')}00`,
    writeRecurrence({ ...recurrence, until: undefined, except: [] }),
  ].join('\n');
  new RRuleTemporal({ rruleString, temporal: asText, cache: false }).all((date) => {
    const [day = '', time = ''] = date.toString().slice(0, 16).split('T');
    // Another time is that of a start which the clocks skip.
    if ((last !== undefined && day > last) || time !== start.slice(11)) return false;
    if (day >= from && !excluded.has(day)) dates.push(`${day}T${time}`);
    return dates.length < max;
  });
  return dates;
}

function earlierOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one < other ? one : other;
}

/** The day that is so many months after another. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  const [year, month, number] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(number, last))).toISOString().slice(0, 10);
}
