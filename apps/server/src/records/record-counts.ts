import { holdsPersonalData } from '@porchlight/contract/call-access';
import type { ResourceName } from '@porchlight/contract/entities';
import type { ReferenceTarget } from '@porchlight/contract/fields';
import type { RecordCounts } from '@porchlight/contract/record-counts';
import { resources } from '@porchlight/contract/resources';
import { type Kysely, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import { type Tables, tableNames } from '../db/tables.ts';
import { referencePrefix, referencesFields } from './references.ts';

/**
 * Counts the public records that refer to each of some records, by kind. What refers to a record that was merged into
 * one of them counts too, and a record that refers to both counts once.
 * @returns those that have any, by id
 */
export async function recordCounts(
  db: Kysely<Tables>,
  to: ReferenceTarget,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RecordCounts>> {
  const counts = new Map<number, Partial<Record<ResourceName, number>>>();
  if (ids.length === 0) return counts;
  for (const resource of Object.values(resources)) {
    // How many people want news of a topic is nobody's business.
    if (holdsPersonalData(resource.name)) continue;
    for (const { name: field } of referencesFields(resource).filter((each) => each.to === to)) {
      const { rows } = await sql<{ root: number; count: number }>`
        with recursive meant(id, root) as (
          select id, id from ${sql.table(tableNames[to])} where id in (${sql.join(ids)})
          union select merged_records.record_id, meant.root from merged_records
            join meant on merged_records.into_id = meant.id where merged_records.resource = ${to})
        select meant.root as root, count(distinct record_id) as count from meant
        join named_files on named_files.name = cast(${referencePrefix(field)} as text) || meant.id
          and named_files.resource = ${resource.name}
        where record_id in (select id from ${sql.table(tableNames[resource.name])} where ${readableRows(resource)})
        group by meant.root`.execute(db);
      for (const { root, count } of rows) {
        const own = counts.get(Number(root)) ?? {};
        counts.set(Number(root), { ...own, [resource.name]: Number(count) });
      }
    }
  }
  return counts;
}
