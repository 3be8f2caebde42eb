import type { Kysely } from 'kysely';

/** Accounts of people who were invited and have not chosen a password yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'integer', (column) => column.notNull())
    .execute();
}
