import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Second factors by an app, their recovery codes, and sign-ins that wait for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('totp_factors')
    .addColumn('user_id', integer, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('last_counter', integer, (column) => column.notNull())
    .addColumn('confirmed_at', integer)
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('recovery_codes_user_id').on('recovery_codes').column('user_id').execute();
  await db.schema
    .createTable('pending_sign_ins')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', integer, (column) => column.notNull())
    .addColumn('is_kept', integer, (column) => column.notNull())
    .addColumn('password_problem', text)
    .execute();
}
