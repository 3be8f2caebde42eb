import { type Kysely, sql } from 'kysely';

/** In users: role. Whoever has an account could do everything until now, and still can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('role', sql`text collate "C"`, (column) => column.notNull().defaultTo('viewer'))
    .execute();
  await sql`update users set role = 'administrator'`.execute(db);
  await sql`create index users_by_role on users (left(lower(role), 200)) where deleted_at is null`.execute(db);
}
