import { type Recurrence, readRecurrence } from '@porchlight/contract/recurrence';
import { datesOf, type RecurrenceRange, type SeriesStart } from '@porchlight/contract/recurrence-dates';
import type { Kysely, Selectable } from 'kysely';
import { acquireTransactionLock } from '../db/dialect.ts';
import { timestamp } from '../db/moments.ts';
import { selectRows } from '../db/readable-rows.ts';
import type { EventSeriesTable, StoredRow, Tables } from '../db/tables.ts';

/** A stored series. */
export type Series = Selectable<EventSeriesTable>;

/** When a series begins. */
export function startOf({ starts_at: start, zone }: Series): SeriesStart {
  return { start, zone };
}

/** The rule of a series. @throws Error for a stored rule that is none */
export function ruleOf({ id, rule }: Series): Recurrence {
  const recurrence = readRecurrence(rule);
  if (!recurrence) throw new Error(`Series ${id} has no valid rule.`);
  return recurrence;
}

/** The dates that the rule of a series gives, up to the day until which they are stored. */
export function plannedDates(series: Series, range: RecurrenceRange = {}): string[] {
  return datesOf(ruleOf(series), startOf(series), { to: series.stored_until, ...range });
}

/** The wall time of a moment in a zone, `YYYY-MM-DDTHH:mm`. */
export function wallTimeIn(moment: string, zone: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** The moment of a wall time in a zone, as it is stored. */
export function momentIn(wallTime: string, zone: string): string {
  return Temporal.PlainDateTime.from(wallTime).toZonedDateTime(zone).toInstant().toString({ smallestUnit: 'second' });
}

/** Inserts a series. */
export async function insertSeries(
  { trx, now }: { trx: Kysely<Tables>; now: Date },
  series: Pick<Series, 'rule' | 'zone' | 'starts_at' | 'stored_until'>,
): Promise<Series> {
  const stamps = { created_at: timestamp(now), updated_at: timestamp(now) };
  return trx
    .insertInto('event_series')
    .values({ ...series, ...stamps, sequence: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes columns of a series, as its next version in calendars. */
export async function writeSeries(
  { trx, now }: { trx: Kysely<Tables>; now: Date },
  { id, sequence }: Series,
  columns: Partial<Pick<Series, 'rule' | 'zone' | 'starts_at' | 'stored_until'>> = {},
): Promise<Series> {
  return trx
    .updateTable('event_series')
    .set({ ...columns, sequence: sequence + 1, updated_at: timestamp(now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a series for the rest of the transaction and returns it. */
export async function lockSeries(trx: Kysely<Tables>, id: number): Promise<Series> {
  await acquireTransactionLock(trx, `event series ${id}`);
  return trx.selectFrom('event_series').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Returns the series with these ids, the oldest first. */
export function seriesWithIds(db: Kysely<Tables>, ids: readonly number[]): Promise<Series[]> {
  return db.selectFrom('event_series').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

/** Returns the live events of a series, in the order of its dates. @param from only those from this wall time on */
export function eventsOf(db: Kysely<Tables>, series: number, from = ''): Promise<StoredRow[]> {
  return (
    selectRows(db, 'event')
      .where('series', '=', series)
      .where('series_date', '>=', from)
      .where('deleted_at', 'is', null)
      // Not drafts of changes of its events.
      .where('replaces', 'is', null)
      .orderBy('series_date')
      .execute()
  );
}

/** Writes what only the server determines to many events of a series. It is no version of theirs. */
export async function writeEvents(
  trx: Kysely<Tables>,
  series: number,
  columns: Record<string, string | number | null>,
  { from, before }: { from?: string; before?: string } = {},
): Promise<void> {
  let update = trx.updateTable('events').set(columns).where('series', '=', series);
  if (from !== undefined) update = update.where('series_date', '>=', from);
  if (before !== undefined) update = update.where('series_date', '<', before);
  await update.execute();
}

/** Names of the fields in which an event differs from its series. */
export function ownFields({ series_changes: names }: StoredRow): string[] {
  return String(names ?? '')
    .split(' ')
    .filter(Boolean);
}
