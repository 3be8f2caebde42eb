import { type Kysely, sql } from 'kysely';
import { publishedRows } from '../db/readable-rows.ts';
import type { StoredRow, Tables } from '../db/tables.ts';
import { isUpcoming, type SeriesCondition } from '../lists/series-condition.ts';

/**
 * Counts the further dates of series that are still to come, for lists that have each series once.
 * @returns the numbers by the id of the row, without zeros
 */
export async function furtherDates(
  db: Kysely<Tables>,
  rows: readonly StoredRow[],
  condition: SeriesCondition | undefined,
): Promise<Map<number, number>> {
  if (!condition || 'id' in condition) return new Map();
  const inSeries = rows.filter(({ series }) => series !== null);
  if (inSeries.length === 0) return new Map();
  const ids = sql.join(inSeries.map(({ series }) => sql.lit(Number(series))));
  const { rows: counted } = await sql<{ series: number; number: number }>`
    select series, count(*) as number from events
    where series in (${ids}) and ${sql.raw(publishedRows({ area: 'content' }))} and ${isUpcoming(condition.upcoming, 'events')}
    group by series`.execute(db);
  const numbers = new Map(counted.map(({ series, number }) => [Number(series), Number(number)]));
  return new Map(
    inSeries.flatMap(({ id, series }) => {
      const further = (numbers.get(Number(series)) ?? 0) - 1;
      return further > 0 ? [[id, further] as const] : [];
    }),
  );
}
