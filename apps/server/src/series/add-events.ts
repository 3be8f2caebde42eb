import { dayAt } from '@porchlight/contract/dates';
import { isComputed, withDocuments } from '@porchlight/contract/fields';
import { seriesMonthsAhead } from '@porchlight/contract/limits';
import { monthsAfter } from '@porchlight/contract/recurrence-dates';
import { entityColumns } from '../db/entity-columns.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import type { Change } from '../records/changes.ts';
import { findFreeSlug, insertRow, type RowChange } from '../writes/row-changes.ts';
import { momentIn, ownFields, type Series, wallTimeIn } from './series-rows.ts';

/** The day up to which dates are stored: so many months ahead. */
export function storedUntil(now: Date): string {
  return monthsAfter(dayAt(now), seriesMonthsAhead);
}

/** How long an event lasts on the clocks of a zone, in minutes; null without an end. */
export function minutesOf({ date, end_date: end }: StoredRow, zone: string): number | null {
  if (!date || !end) return null;
  const [from, to] = [date, end].map((moment) => Temporal.PlainDateTime.from(wallTimeIn(String(moment), zone)));
  return from && to ? Math.max(0, from.until(to).total('minutes')) : null;
}

/** The columns with the dates of one date of a series. @param wallTime in the zone of the series */
export function dateColumns(wallTime: string, zone: string, minutes: number | null): Record<string, ColumnValue> {
  const end = minutes === null ? null : Temporal.PlainDateTime.from(wallTime).add({ minutes });
  return { date: momentIn(wallTime, zone), end_date: end && momentIn(end.toString({ smallestUnit: 'minute' }), zone) };
}

/**
 * The columns of an event that a further date of its series begins with: all that a person enters, but not its dates,
 * its address, and what was changed for its date alone.
 * @param events of the series, the latest last; at least one
 */
export function templateOf({ resource }: Pick<RowChange, 'resource'>, events: readonly StoredRow[]) {
  const described = withDocuments(resource.fields);
  const own = ['slug', 'date', 'end_date'];
  const columns = entityColumns(resource.name).filter(
    ({ field }) => described[field] && !isComputed(described[field]) && !own.includes(field),
  );
  const latest = events.toReversed();
  const usual = (field: string) => latest.find((event) => !ownFields(event).includes(field)) ?? latest[0];
  return Object.fromEntries(
    columns.map(({ name, field }) => [name, usual(field.replace(/_document$/, ''))?.[name] ?? null]),
  );
}

/**
 * Adds events of a series.
 * @param change.seriesOf the event whose change added them, if any
 * @param template columns as of `templateOf`, with their state
 */
export async function addEvents(
  change: RowChange,
  series: Series,
  wallTimes: readonly string[],
  { template, minutes, slug }: { template: Record<string, ColumnValue>; minutes: number | null; slug: string },
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const wallTime of wallTimes) {
    const address = slug && (await findFreeSlug(change, { slug: `${slug.slice(0, 180)}-${wallTime.slice(0, 10)}` }));
    const row = await insertRow(change, {
      ...template,
      ...address,
      ...dateColumns(wallTime, series.zone, minutes),
      ...{ repeats: series.rule, series: series.id, series_date: wallTime, series_changes: '' },
    });
    changes.push({ resource: 'event', id: row.id });
  }
  return changes;
}
