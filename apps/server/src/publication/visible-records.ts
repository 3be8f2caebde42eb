import { pagedResources } from '@porchlight/contract/discovery';
import { resources } from '@porchlight/contract/resources';
import type { LinkedRecord } from '@porchlight/contract/rich-text-records';
import { type Kysely, sql } from 'kysely';
import { readableRows } from '../db/readable-rows.ts';
import { type Tables, tableNames } from '../db/tables.ts';

/** Returns those of the records that visitors can see, by their paths: `/story/7`. */
export async function visibleRecords(db: Kysely<Tables>, links: readonly LinkedRecord[]): Promise<ReadonlySet<string>> {
  const visible = new Set<string>();
  for (const name of pagedResources) {
    const ids = new Set(links.flatMap((link) => (link.name === name ? [link.id] : [])));
    if (ids.size === 0) continue;
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(tableNames[name])}
      where id in (${sql.join([...ids])}) and ${readableRows(resources[name])}`.execute(db);
    for (const { id } of rows) visible.add(`/${name}/${id}`);
  }
  return visible;
}
