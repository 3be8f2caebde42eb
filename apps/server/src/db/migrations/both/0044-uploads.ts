import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Uploads that are under way, or wait for the record that will name them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('uploads')
    .addColumn('id', text, (column) => column.notNull().primaryKey())
    .addColumn('user_id', integer, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('modified_at', integer, (column) => column.notNull())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addColumn('received', integer, (column) => column.notNull())
    .addColumn('parts', text, (column) => column.notNull())
    .addColumn('stored', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('uploads_by_user').on('uploads').columns(['user_id', 'created_at']).execute();
}
