import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** What people have typed into forms and not saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('drafts')
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', text, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record', text, (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('saved_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_of_user', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('drafts_by_record').on('drafts').columns(['resource', 'record', 'saved_at']).execute();
}
