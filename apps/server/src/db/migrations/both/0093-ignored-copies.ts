import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** The table ignored_copies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('ignored_copies')
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addColumn('field', text, (column) => column.notNull())
    .addColumn('copy', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('ignored_copies_pk', ['resource', 'record_id', 'field', 'copy'])
    .execute();
}
