import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Accounts of people who were invited and have not chosen a password yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('invitations')
    .addColumn('user_id', integer, (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('invited_by', text, (column) => column.notNull())
    .addColumn('sent_at', integer, (column) => column.notNull())
    .execute();
}
