import { type Kysely, sql } from 'kysely';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/** Adds the table saved_views: views of the dashboard's lists that people save under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('saved_views')
    .addColumn('id', integer, countedKey(db))
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('user_id', integer, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('name_key', text, (column) => column.notNull())
    .addColumn('settings', text, (column) => column.notNull())
    .addColumn('is_shared', integer, (column) => column.notNull())
    .addColumn('deleted_at', integer)
    .execute();
  await db.schema
    .createIndex('saved_views_name')
    .unique()
    .on('saved_views')
    .columns(['resource', 'user_id', 'name_key'])
    .where(sql<boolean>`deleted_at is null`)
    .execute();
}
