import { isComputed, withDocuments } from '@porchlight/contract/fields';
import { storedFields } from '@porchlight/contract/publication';
import { movedRule, readRecurrence } from '@porchlight/contract/recurrence';
import { startNeededText } from '@porchlight/contract/recurrence-problems';
import type { SeriesScope } from '@porchlight/contract/series-scope';
import { columnOf } from '../db/entity-columns.ts';
import type { ColumnValue, StoredRow } from '../db/tables.ts';
import { invalid } from '../errors/http-error.ts';
import type { Change } from '../records/changes.ts';
import { type RowChange, updateRow } from '../writes/row-changes.ts';
import { reschedule } from './reschedule-series.ts';
import { eventsOf, lockSeries, ownFields, ruleOf, type Series, wallTimeIn, writeSeries } from './series-rows.ts';
import { splitSeries } from './split-series.ts';
import { checkedDates, startSeries } from './start-series.ts';

/** An event before and after its own change. */
interface ChangedEvent {
  before: StoredRow;
  after: StoredRow;
}

const ruleForAllText =
  'The rule belongs to all dates of the series. Choose “This and following events” or “All events”.';

/** Fields whose change moves the dates of a series. */
const timeFields = ['date', 'end_date', 'repeats'];

/**
 * Makes a series of an event that repeats, once visitors see it.
 * @returns the events of its other dates
 * @throws HttpError `validation` when its rule gives no dates, or it is scheduled with such a rule
 */
export async function afterEventCreated(change: RowChange, row: StoredRow): Promise<Change[]> {
  if (!row.repeats || row.series || row.replaces) return [];
  if (row.state === 'scheduled') checkedDates(String(row.repeats), row.date, change.now);
  return row.state === 'published' ? startSeries(change, row) : [];
}

/**
 * Makes a change of one event of a series to its other ones, as far as it should be. What an event has of its own stays.
 * @param scope undefined where nobody was asked: then a new rule is for all, everything else for this event alone
 * @returns the other events that it has changed
 * @throws HttpError `validation` when the new rule gives no dates, or is for one event alone
 */
export async function afterEventChanged(change: RowChange, rows: ChangedEvent, scope?: SeriesScope): Promise<Change[]> {
  const { before, after } = rows;
  if (after.replaces) return [];
  if (!before.series) return afterEventCreated(change, after);
  const fields = changedFields(change, rows);
  if (fields.length === 0) return [];
  const hasNewRule = fields.includes('repeats');
  const chosen = scope ?? (hasNewRule ? 'all' : 'this');
  if (chosen === 'this') {
    if (hasNewRule) throw invalid({ repeats: ruleForAllText });
    await markOwn(change, after, [...ownFields(before), ...fields]);
    await writeSeries(change, await lockSeries(change.trx, Number(before.series)));
    return [];
  }
  return changeOthers(change, rows, { scope: chosen, fields });
}

async function changeOthers(
  change: RowChange,
  { before, after }: ChangedEvent,
  { scope, fields }: { scope: SeriesScope; fields: readonly string[] },
): Promise<Change[]> {
  const { trx } = change;
  const whole = await lockSeries(trx, Number(before.series));
  const movesDates = fields.some((field) => timeFields.includes(field));
  const from = await firstChanged(change, before, { scope, movesDates });
  const { series, changes } = from === '' ? { series: whole, changes: [] } : await splitSeries(change, whole, from);
  await markOwn(
    change,
    after,
    ownFields(before).filter((field) => !fields.includes(field)),
  );
  const others = (await eventsOf(trx, series.id)).filter(({ id }) => id !== after.id);
  const words = fields.filter((field) => !timeFields.includes(field));
  if (words.length > 0)
    for (const event of others) changes.push(...(await copyFields(change, { after, event, words })));
  if (movesDates) {
    if (!after.date) throw invalid({ date: startNeededText });
    const recurrence = fields.includes('repeats')
      ? readRecurrence(String(after.repeats))
      : ruleAfterMove(series, { before, after, fields });
    changes.push(...(await reschedule(change, series, { before, after, fields, recurrence })));
  } else {
    await writeSeries(change, series);
  }
  return changes;
}

/** The rule of a series one of whose events was moved: to another day, it moves too. */
function ruleAfterMove(series: Series, { after, fields }: ChangedEvent & { fields: readonly string[] }) {
  const rule = ruleOf(series);
  return fields.includes('date') ? movedRule(rule, wallTimeIn(String(after.date), series.zone).slice(0, 10)) : rule;
}

/** The wall time from which events are changed; '' for all. What is over keeps its time and its rule. */
async function firstChanged(
  { trx, now }: RowChange,
  before: StoredRow,
  { scope, movesDates }: { scope: SeriesScope; movesDates: boolean },
): Promise<string> {
  const own = String(before.series_date);
  if (scope === 'following') return own;
  if (!movesDates) return '';
  const upcoming = (await eventsOf(trx, Number(before.series))).find(({ date }) => Date.parse(String(date)) > +now);
  return upcoming && String(upcoming.series_date) < own ? String(upcoming.series_date) : own;
}

/** Copies changed fields to another event, except those that it has of its own. */
async function copyFields(
  change: RowChange,
  { after, event, words }: { after: StoredRow; event: StoredRow; words: readonly string[] },
): Promise<Change[]> {
  const own = ownFields(event);
  const described = withDocuments(storedFields(change.resource));
  const columns: Record<string, ColumnValue> = {};
  for (const name of words) {
    if (own.includes(name)) continue;
    for (const field of [name, `${name}_document`]) {
      const description = described[field];
      if (!description) continue;
      const column = columnOf(field, description.kind);
      if (event[column] !== after[column]) columns[column] = after[column] ?? null;
    }
  }
  if (Object.keys(columns).length === 0) return [];
  await updateRow({ ...change, seriesOf: after.id }, event.id, columns);
  return [{ resource: 'event', id: event.id }];
}

/** Names of the fields that a change has changed and that other events can have too: not its address. */
function changedFields({ resource }: RowChange, { before, after }: ChangedEvent): string[] {
  return Object.entries(storedFields(resource)).flatMap(([name, field]) => {
    if (field.kind === 'slug' || isComputed(field)) return [];
    const columns = [columnOf(name, field.kind), `${name}_document`];
    return columns.some((column) => (before[column] ?? null) !== (after[column] ?? null)) ? [name] : [];
  });
}

function markOwn(change: RowChange, row: StoredRow, fields: readonly string[]): Promise<void> {
  return writeOwn(change, row, { series_changes: [...new Set(fields)].toSorted().join(' ') });
}

/** Writes what only the server determines, which is no version of its own. */
async function writeOwn({ trx }: RowChange, row: StoredRow, columns: Record<string, ColumnValue>): Promise<void> {
  await trx.updateTable('events').set(columns).where('id', '=', row.id).execute();
  Object.assign(row, columns);
}
