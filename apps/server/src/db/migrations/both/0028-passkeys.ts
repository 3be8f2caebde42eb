import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Passkeys, and challenges that wait for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('public_key', text, (column) => column.notNull())
    .addColumn('counter', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('last_used_at', integer)
    .execute();
  await db.schema.createIndex('passkeys_user_id').on('passkeys').column('user_id').execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge', text, (column) => column.primaryKey())
    .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', integer, (column) => column.notNull())
    .execute();
}
