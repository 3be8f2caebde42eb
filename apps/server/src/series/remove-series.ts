import type { SeriesScope } from '@porchlight/contract/series-scope';
import type { StoredRow } from '../db/tables.ts';
import type { Change } from '../records/changes.ts';
import { type RowChange, removeRow, restoreRow } from '../writes/row-changes.ts';
import { eventsOf, lockSeries, writeSeries } from './series-rows.ts';
import { splitSeries } from './split-series.ts';

/**
 * Deletes the other events of a series after one of them was deleted.
 * @param scope which ones. @default none
 * @returns the rows of the other events, before their deletion, and everything else that was changed
 */
export async function removeOthers(
  change: RowChange,
  row: StoredRow,
  scope: SeriesScope = 'this',
): Promise<{ removed: StoredRow[]; changes: Change[] }> {
  if (!row.series) return { removed: [], changes: [] };
  const { trx } = change;
  const whole = await lockSeries(trx, Number(row.series));
  if (scope === 'this') {
    await writeSeries(change, whole);
    return { removed: [], changes: [] };
  }
  const { series, changes } =
    scope === 'all' ? { series: whole, changes: [] } : await splitSeries(change, whole, String(row.series_date));
  const removed = await eventsOf(trx, series.id);
  for (const { id } of removed) {
    await removeRow({ ...change, seriesOf: row.id }, id);
    changes.push({ resource: 'event', id });
  }
  await writeSeries(change, series);
  return { removed, changes };
}

/**
 * Restores the events that were deleted together with one of them.
 * @returns these
 */
export async function restoreOthers(change: RowChange, row: StoredRow): Promise<StoredRow[]> {
  if (!row.series) return [];
  const { trx } = change;
  const deletion = await trx
    .selectFrom('history')
    .select('at')
    .where('resource', '=', 'event')
    .where('record_id', '=', row.id)
    .where('action', '=', 'delete')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!deletion) return [];
  const others = await trx
    .selectFrom('history')
    .select('record_id')
    .where('resource', '=', 'event')
    .where('series_of', '=', row.id)
    .where('action', '=', 'delete')
    .where('at', '=', deletion.at)
    .execute();
  const restored: StoredRow[] = [];
  for (const { record_id } of others) restored.push(await restoreRow({ ...change, seriesOf: row.id }, record_id));
  await writeSeries(change, await lockSeries(trx, Number(row.series)));
  return restored;
}
