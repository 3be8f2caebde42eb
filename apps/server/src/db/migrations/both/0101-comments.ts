import type { Kysely } from 'kysely';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/** Adds the tables comments, and muted_mails: the kinds of emails that people have switched off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('muted_mails')
    .addColumn('user_id', integer, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('muted_mails_user', ['user_id', 'kind'])
    .execute();
  await db.schema
    .createTable('comments')
    .addColumn('id', integer, countedKey(db))
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addColumn('user_id', integer, (column) => column.notNull())
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('resolved_at', text)
    .addColumn('resolved_by', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('comments_record').on('comments').columns(['resource', 'record_id']).execute();
}
