import { addDays } from '@porchlight/contract/dates';
import { resources } from '@porchlight/contract/resources';
import type { Database } from '../db/database.ts';
import type { Changes } from '../records/changes.ts';
import type { RowChange } from '../writes/row-changes.ts';
import type { SlugGenerator } from '../writes/slug-generator.ts';
import { addEvents, minutesOf, storedUntil, templateOf } from './add-events.ts';
import { eventsOf, lockSeries, ownFields, plannedDates } from './series-rows.ts';

/** What the extension of series needs. */
export interface SeriesExtension {
  db: Database;
  changes: Changes;
  slugs: SlugGenerator;
  now: () => Date;
}

/** Days for which dates may be missing at the end, so that most runs have nothing to do. */
const slackDays = 7;

/**
 * Adds the dates that series have got since, so that they are stored for `seriesMonthsAhead` months ahead. A series
 * without a published event stays as it is. Several nodes may run it at the same time: each date is added once.
 * @throws AggregateError when some series could not be extended; the others are
 */
export async function extendSeries({ db, changes, slugs, now }: SeriesExtension): Promise<void> {
  const until = storedUntil(now());
  const due = await db.read
    .selectFrom('event_series')
    .select('id')
    .where('stored_until', '<', addDays(until, -slackDays))
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      const added = await db.write((trx) =>
        extend({ trx, resource: resources.event, slugs, now: now() }, Number(id), until),
      );
      for (const each of added) changes.emit(each);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some series could not be extended.');
}

async function extend(change: RowChange, id: number, until: string) {
  const { trx } = change;
  const series = await lockSeries(trx, id);
  if (series.stored_until >= until) return [];
  const events = await eventsOf(trx, id);
  const published = events.filter(({ state }) => state === 'published');
  const usual = published.findLast((event) => ownFields(event).length === 0) ?? published.at(-1);
  const dates = usual ? plannedDates(series, { from: addDays(series.stored_until, 1), to: until }) : [];
  await trx.updateTable('event_series').set({ stored_until: until }).where('id', '=', id).execute();
  if (!usual) return [];
  return addEvents({ ...change, seriesOf: usual.id }, series, dates, {
    template: templateOf(change, published),
    minutes: minutesOf(usual, series.zone),
    slug: String(usual.slug).replace(/-\d{4}-\d\d-\d\d(-\d+)?$/, ''),
  });
}
