import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';
import { indexed } from './first-tables.ts';

/** In all public tables: why a record was sent back to its author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const { table } of indexed) {
    await db.schema
      .alterTable(table)
      .addColumn('review_note', text, (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
