import type { Kysely } from 'kysely';
import { columnTypes, sortedIndexes } from './columns-and-indexes.ts';
import { indexed } from './first-tables.ts';

/** Adds to all public tables: visible_until, from which time a record is archived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const table of [...indexed.map((each) => each.table), 'pages', 'topics']) {
    await db.schema.alterTable(table).addColumn('visible_until', text).execute();
    await sortedIndexes(db, table, { others: ['visible_until'] }, true);
  }
}
