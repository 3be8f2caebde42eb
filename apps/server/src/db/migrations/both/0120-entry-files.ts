import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Adds the table entry_files: files that visitors have sent with forms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('entry_files')
    .addColumn('name', text, (column) => column.notNull().primaryKey())
    .addColumn('page_key', text, (column) => column.notNull())
    .addColumn('question', text, (column) => column.notNull())
    .addColumn('entry_id', integer)
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('type', text, (column) => column.notNull())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addColumn('stored_at', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('entry_files_page').on('entry_files').columns(['page_key']).execute();
  await db.schema.createIndex('entry_files_entry').on('entry_files').columns(['entry_id']).execute();
}
