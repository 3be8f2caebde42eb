import { addDays } from '@porchlight/contract/dates';
import { writeRecurrence } from '@porchlight/contract/recurrence';
import { datesOf } from '@porchlight/contract/recurrence-dates';
import type { Change } from '../records/changes.ts';
import type { RowChange } from '../writes/row-changes.ts';
import { eventsOf, insertSeries, ruleOf, type Series, startOf, writeEvents, writeSeries } from './series-rows.ts';

/** A series after a split. */
export interface SplitSeries {
  series: Series;
  /** The events whose rule has changed. */
  changes: Change[];
}

/**
 * Ends a series before a date, and begins another one there, with the same rule and the events from then on.
 * @param from wall time of one of its dates
 * @returns the series that begins there: the same one when it has no earlier event
 */
export async function splitSeries(change: RowChange, series: Series, from: string): Promise<SplitSeries> {
  const { trx } = change;
  const events = await eventsOf(trx, series.id);
  if (!events.some((event) => String(event.series_date) < from)) return { series, changes: [] };
  const rule = ruleOf(series);
  const day = from.slice(0, 10);
  const { count, ...unlimited } = rule;
  const before = writeRecurrence({
    ...unlimited,
    until: addDays(day, -1),
    except: rule.except.filter((each) => each < day),
  });
  // A count includes the days that are left out.
  const passed = datesOf({ ...rule, except: [] }, startOf(series), { to: addDays(day, -1) }).length;
  const after = writeRecurrence({
    ...unlimited,
    ...(count !== undefined && { count: Math.max(1, count - passed) }),
    except: rule.except.filter((each) => each >= day),
  });
  await writeSeries(change, series, { rule: before });
  const { zone, stored_until } = series;
  const begun = await insertSeries(change, { rule: after, zone, starts_at: from, stored_until });
  await writeEvents(trx, series.id, { repeats: before }, { before: from });
  await writeEvents(trx, series.id, { repeats: after, series: begun.id }, { from });
  return { series: begun, changes: events.map(({ id }) => ({ resource: 'event', id })) };
}
