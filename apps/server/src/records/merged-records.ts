import type { ReferenceTarget } from '@porchlight/contract/fields';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/**
 * Returns into which records others were merged, by the id of the merged one, over several merges.
 * @param ids of records that may have been merged
 */
export async function mergedInto(
  db: Kysely<Tables>,
  name: ReferenceTarget,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ start_id: number; into_id: number }>`
    with recursive steps(start_id, into_id) as (
      select record_id, into_id from merged_records where resource = ${name} and record_id in (${sql.join(ids)})
      union select steps.start_id, merged_records.into_id from merged_records
        join steps on merged_records.record_id = steps.into_id where merged_records.resource = ${name})
    select start_id, steps.into_id from steps where not exists (
      select 1 from merged_records where resource = ${name} and record_id = steps.into_id)`.execute(db);
  return new Map(rows.map(({ start_id, into_id }) => [Number(start_id), Number(into_id)]));
}

/**
 * SQL for the ids of a record and of all that were merged into it; for a merged record those of the one that it was merged
 * into, which is what everything that refers to it means.
 */
export function idsMergedInto(name: ReferenceTarget, id: number): RawBuilder<unknown> {
  return sql`with recursive onward(id) as (
    select cast(${id} as bigint)
    union select into_id from merged_records join onward on record_id = onward.id where resource = ${name}),
    merged(id) as (
    select id from onward
    union select record_id from merged_records join merged on into_id = merged.id where resource = ${name})
    select id from merged`;
}
