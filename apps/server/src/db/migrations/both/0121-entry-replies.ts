import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Adds the table entry_replies: replies by email to who has sent an entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('entry_replies')
    .addColumn('entry_id', integer, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('user_id', integer, (column) => column.notNull())
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('entry_replies_key', ['entry_id', 'key'])
    .execute();
}
