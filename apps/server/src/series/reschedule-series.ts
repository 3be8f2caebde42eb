import { addDays, daysBetween, organizationTimeZone } from '@porchlight/contract/dates';
import { fitsRule, type Recurrence, writeRecurrence } from '@porchlight/contract/recurrence';
import { monthsAfter } from '@porchlight/contract/recurrence-dates';
import { recurrenceProblem } from '@porchlight/contract/recurrence-problems';
import type { StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import type { Change } from '../records/changes.ts';
import { type RowChange, removeRow, updateRow } from '../writes/row-changes.ts';
import { addEvents, dateColumns, minutesOf, storedUntil, templateOf } from './add-events.ts';
import { eventsOf, ownFields, plannedDates, type Series, wallTimeIn, writeEvents, writeSeries } from './series-rows.ts';
import { limitedDates } from './start-series.ts';

/** A change of one event that moves the dates of its series. */
interface Rescheduling {
  before: StoredRow;
  after: StoredRow;
  /** Names of its changed fields. */
  fields: readonly string[];
  /** Its rule; null when it no longer repeats. */
  recurrence: Recurrence | null;
}

/**
 * Gives a series other dates: its events move, those without a date go into the trash, and new ones are added. An event
 * with something of its own stays: without a date as an event by itself. Days whose event was deleted stay free.
 * @returns the other events that it has changed
 * @throws HttpError `validation` when the rule gives no dates
 */
export async function reschedule(
  change: RowChange,
  series: Series,
  { before, after, fields, recurrence }: Rescheduling,
): Promise<Change[]> {
  const { trx, now } = change;
  const asOther = { ...change, seriesOf: after.id };
  const events = await eventsOf(trx, series.id);
  const zone = organizationTimeZone();
  const plannedWall = String(before.series_date);
  const isMoved = fields.includes('date');
  const ownWall = isMoved ? wallTimeIn(String(after.date), zone) : plannedWall;
  const shift = daysBetween(plannedWall.slice(0, 10), ownWall.slice(0, 10));
  const minutes = minutesOf(after, zone);
  const at = {
    zone,
    start: startAfter(series, { recurrence, shift, time: ownWall.slice(10), isFirst: events[0]?.id === after.id }),
  };
  if (recurrence) requireFit(recurrence, ownWall, at);
  const dates = recurrence ? limitedDates(recurrence, at, now) : [];
  const newDateOf = new Map(dates.map((date) => [date.slice(0, 10), date]));
  const shifted = (wallTime: string) => addDays(wallTime.slice(0, 10), shift);
  const live = new Set(events.map((event) => String(event.series_date)));
  const deletedDays = new Set(
    plannedDates(series)
      .filter((date) => !live.has(date))
      .map(shifted),
  );
  const rule = recurrence ? writeRecurrence(recurrence) : '';

  const changes: Change[] = [];
  for (const event of events) {
    const isOwn = event.id === after.id;
    const date = newDateOf.get(shifted(String(event.series_date)));
    newDateOf.delete(date?.slice(0, 10) ?? '');
    if (!isOwn) changes.push({ resource: 'event', id: event.id });
    if (date === undefined) {
      if (isOwn || ownFields(event).length > 0) await leave(change, event);
      else await removeRow(asOther, event.id);
      continue;
    }
    await trx.updateTable('events').set({ series_date: date }).where('id', '=', event.id).execute();
    const own = ownFields(event);
    const moved = dateColumns(date, zone, own.includes('end_date') ? minutesOf(event, zone) : minutes);
    const keepsDate = isOwn || own.includes('date');
    if (!keepsDate && (moved.date !== event.date || moved.end_date !== event.end_date))
      await updateRow(asOther, event.id, moved);
  }
  await writeEvents(trx, series.id, { repeats: rule });
  const written = await writeSeries(change, series, {
    ...{ rule: rule || series.rule, zone, starts_at: at.start, stored_until: storedUntil(now) },
  });
  const added = [...newDateOf.values()].filter((date) => !deletedDays.has(date.slice(0, 10)));
  const template = templateOf(change, [after]);
  changes.push(...(await addEvents(asOther, written, added, { template, minutes, slug: baseSlug(after) })));
  return changes;
}

/** Makes an event one by itself. */
async function leave({ trx }: RowChange, { id }: StoredRow): Promise<void> {
  const columns = { series: null, series_date: '', series_changes: '', repeats: '' };
  await trx.updateTable('events').set(columns).where('id', '=', id).execute();
}

/** The first date of the changed series: the old one, moved as the event was, or the next that the rule allows. */
function startAfter(
  { starts_at }: Series,
  {
    recurrence,
    shift,
    time,
    isFirst,
  }: { recurrence: Recurrence | null; shift: number; time: string; isFirst: boolean },
): string {
  const day = addDays(starts_at.slice(0, 10), shift);
  if (!recurrence || isFirst || fitsRule(recurrence, day)) return day + time;
  const limit = monthsAfter(day, 12);
  for (let next = day; next <= limit; next = addDays(next, 1)) if (fitsRule(recurrence, next)) return next + time;
  return day + time;
}

/** Refuses a rule that gives no dates, or leaves out the event that was changed. @throws HttpError `validation` */
function requireFit(recurrence: Recurrence, ownWall: string, at: { start: string; zone: string }): void {
  const ofEvent = fitsRule(recurrence, ownWall.slice(0, 10))
    ? null
    : recurrenceProblem({ ...recurrence, until: undefined, count: undefined }, { ...at, start: ownWall });
  const problem = ofEvent ?? recurrenceProblem(recurrence, at);
  if (problem) throw invalid({ repeats: problem });
}

/** The address of a series, without the day of one of its events. */
function baseSlug({ slug }: StoredRow): string {
  return String(slug).replace(/-\d{4}-\d\d-\d\d(-\d+)?$/, '');
}
