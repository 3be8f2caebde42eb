import { organizationTimeZone } from '@porchlight/contract/dates';
import { seriesDatesMax } from '@porchlight/contract/limits';
import { type Recurrence, readRecurrence } from '@porchlight/contract/recurrence';
import { datesOf, type SeriesStart } from '@porchlight/contract/recurrence-dates';
import { recurrenceProblem, startNeededText } from '@porchlight/contract/recurrence-problems';
import type { StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import type { Change } from '../records/changes.ts';
import type { RowChange } from '../writes/row-changes.ts';
import { addEvents, minutesOf, storedUntil, templateOf } from './add-events.ts';
import { insertSeries, wallTimeIn } from './series-rows.ts';

/**
 * Returns the rule of an event, its start and its dates as far as they are stored.
 * @throws HttpError `validation` when the rule gives no dates, or too many at once
 */
export function checkedDates(
  rule: string,
  date: unknown,
  now: Date,
): { recurrence: Recurrence; at: SeriesStart; dates: string[] } {
  if (typeof date !== 'string') throw invalid({ date: startNeededText });
  const recurrence = readRecurrence(rule);
  if (!recurrence) throw invalid({ repeats: 'This rule can’t be read. Choose again how the event repeats.' });
  const zone = organizationTimeZone();
  const at = { start: wallTimeIn(date, zone), zone };
  const problem = recurrenceProblem(recurrence, at);
  if (problem) throw invalid({ repeats: problem });
  return { recurrence, at, dates: limitedDates(recurrence, at, now) };
}

/** The dates of a rule as far as they are stored. @throws HttpError `validation` when there are too many */
export function limitedDates(recurrence: Recurrence, at: SeriesStart, now: Date): string[] {
  const dates = datesOf(recurrence, at, { to: storedUntil(now), max: seriesDatesMax + 1 });
  if (dates.length > seriesDatesMax)
    throw invalid({
      repeats: `This would make more than ${seriesDatesMax} events at once, since it begins so early. Begin later, or repeat less often.`,
    });
  return dates;
}

/**
 * Makes a published event with a rule the first of its series, and adds the events of the other dates.
 * @returns what was added
 * @throws HttpError `validation` when the rule gives no dates
 */
export async function startSeries(change: RowChange, row: StoredRow): Promise<Change[]> {
  const { trx, now } = change;
  const rule = String(row.repeats);
  const { at, dates } = checkedDates(rule, row.date, now);
  const series = await insertSeries(change, {
    rule,
    zone: at.zone,
    starts_at: at.start,
    stored_until: storedUntil(now),
  });
  await trx
    .updateTable('events')
    .set({ series: series.id, series_date: at.start, series_changes: '' })
    .where('id', '=', row.id)
    .execute();
  const further = dates.filter((date) => date !== at.start);
  return addEvents({ ...change, seriesOf: row.id }, series, further, {
    template: templateOf(change, [row]),
    minutes: minutesOf(row, at.zone),
    slug: String(row.slug),
  });
}
