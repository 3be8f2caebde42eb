import type { Kysely } from 'kysely';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/** Links that let somebody choose a password, and mails that wait to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('account_links')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('account_links_user_id').on('account_links').column('user_id').execute();
  await db.schema
    .createTable('mails')
    .addColumn('id', integer, countedKey(db))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('facts', text, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('next_at', integer, (column) => column.notNull())
    .addColumn('tries', integer, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('problem', text)
    .execute();
  await db.schema.createIndex('mails_next').on('mails').columns(['state', 'next_at']).execute();
}
