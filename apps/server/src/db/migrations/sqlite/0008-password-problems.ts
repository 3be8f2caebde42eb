import type { Kysely } from 'kysely';

/** What was wrong with the password that somebody signed in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tokens').addColumn('password_problem', 'text').execute();
}
