import { organizationTimeZone } from '@porchlight/contract/dates';
import type { Event } from '@porchlight/contract/entities';
import { compactDay, writeRecurrence } from '@porchlight/contract/recurrence';
import { datesOf } from '@porchlight/contract/recurrence-dates';
import { momentIn, ruleOf, type Series, startOf } from '../series/series-rows.ts';

/** The entries of a series in a calendar. */
export interface SeriesEntries {
  /** The series: its first date, its rule, and the dates that differ from it. Null for one that can't be written so. */
  master: {
    event: Event;
    /** The lines RRULE and EXDATE. */
    repeating: string;
    exceptions: { record: Event; recurrenceId: Temporal.ZonedDateTime | Temporal.PlainDate }[];
  } | null;
  /** Events with entries of their own. */
  singles: readonly Event[];
}

/**
 * Divides the events of a series into its entries. A series whose times were entered in another time zone than the
 * organization's has one for each event.
 * @param events its published ones, ascending
 * @see RFC 5545, 3.8.4.4 and 3.8.5
 */
export function seriesEntries(series: Series, events: readonly Event[]): SeriesEntries {
  const [usual] = events.filter(({ series_changes: changes }) => changes === '').slice(-1);
  if (!usual || series.zone !== organizationTimeZone()) return { master: null, singles: events };
  const { zone } = series;
  const rule = ruleOf(series);
  const isAllDay = usual.all_day;
  const planned = datesOf({ ...rule, except: [] }, startOf(series), { to: series.stored_until });
  const byDate = new Map(events.map((event) => [event.series_date, event]));
  const left = planned.filter((date) => !byDate.has(date));
  const later = rule.except.filter((day) => day > series.stored_until).map((day) => day + series.starts_at.slice(10));
  const excluded = [...left, ...later].map((date) =>
    isAllDay ? `EXDATE;VALUE=DATE:${compactDay(date.slice(0, 10))}` : `EXDATE;TZID=${zone}:${compactTime(date)}`,
  );
  const exceptions = planned.flatMap((date) => {
    const record = byDate.get(date);
    byDate.delete(date);
    const isUsual = record?.series_changes === '' && record.date === momentIn(date, zone);
    return record && !isUsual ? [{ record, recurrenceId: recurrenceIdOf(date, zone, isAllDay) }] : [];
  });
  return {
    master: {
      event: { ...usual, ...startingAt(usual, series) },
      repeating: [ruleLine(series, isAllDay), ...excluded].join('\r\n'),
      exceptions,
    },
    // Restored after the rule had changed.
    singles: [...byDate.values()],
  };
}

/** The rule with its end: a day, or a moment in UTC, as the kind of the first date demands. */
function ruleLine(series: Series, isAllDay: boolean): string {
  const { until, ...rule } = ruleOf(series);
  const line = writeRecurrence({ ...rule, except: [] });
  if (until === undefined) return line;
  const end = isAllDay ? compactDay(until) : momentIn(`${until}T23:59`, series.zone).replace(/[-:]/g, '');
  return `${line};UNTIL=${end}`;
}

/** The dates of an event as if it were the first of its series. */
function startingAt({ date, end_date: end }: Event, { starts_at: start, zone }: Series) {
  const first = momentIn(start, zone);
  if (!date || !end) return { date: first, end_date: null };
  const wallTime = (moment: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime();
  const length = wallTime(date).until(wallTime(end));
  return {
    date: first,
    end_date: momentIn(Temporal.PlainDateTime.from(start).add(length).toString({ smallestUnit: 'minute' }), zone),
  };
}

/** What names a date of a series: its moment or its day as the rule has it. */
export function recurrenceIdOf(date: string, zone: string, isAllDay: boolean) {
  const time = Temporal.PlainDateTime.from(date);
  return isAllDay ? time.toPlainDate() : time.toZonedDateTime(zone);
}

/** `20261224T180000` */
function compactTime(date: string): string {
  return `${date.replace(/[-:]/g, '')}00`;
}
