import type { StateFilter } from '@porchlight/contract/publication';
import type { Resource } from '@porchlight/contract/resources';
import { type RawBuilder, sql } from 'kysely';
import { tableNames } from '../db/tables.ts';
import type { SoonestLimits } from './list-segments.ts';

/** Which events of series a list has: each series once, by what is upcoming; or the dates of one. */
export type SeriesCondition = { upcoming: SoonestLimits } | { id: number };

/** SQL condition for rows that are still to come, as the order `soonest` separates them. @param table its alias */
export function isUpcoming({ today, minute }: SoonestLimits, table: string): RawBuilder<boolean> {
  const [date, end] = [sql.ref(`${table}.date`), sql.ref(`${table}.end_date`)];
  const isOver = minute === undefined ? sql`false` : sql`(${end} is not null and ${end} <= ${minute})`;
  return sql`(${date} >= ${today} and not ${isOver})`;
}

/**
 * SQL condition for the events of a list: of a series only the next one or, if all are over, the last. Each row needs one
 * look into the index of the series.
 */
export function seriesCondition(resource: Resource, series: SeriesCondition, state: StateFilter): RawBuilder<boolean> {
  if ('id' in series) return sql`series = ${series.id}`;
  const table = tableNames[resource.name];
  const { upcoming } = series;
  const own = sql.ref(`${table}.series`);
  const [date, id] = [sql.ref(`${table}.date`), sql.ref(`${table}.id`)];
  const others = (condition: RawBuilder<unknown>) =>
    sql`exists (select 1 from ${sql.table(table)} as other where other.series = ${own} and ${readableOf(state)} and ${condition})`;
  const earlier = others(sql`${isUpcoming(upcoming, 'other')} and (other.date, other.id) < (${date}, ${id})`);
  const upcomingOrLater = others(sql`(${isUpcoming(upcoming, 'other')} or (other.date, other.id) > (${date}, ${id}))`);
  return sql`(${own} is null or not case when ${isUpcoming(upcoming, table)} then ${earlier} else ${upcomingOrLater} end)`;
}

function readableOf(state: StateFilter): RawBuilder<unknown> {
  if (state === 'any') return sql`other.deleted_at is null and other.replaces is null`;
  return sql`other.deleted_at is null and other.state = ${sql.lit(state)}`;
}
