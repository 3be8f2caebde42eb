import { type Kysely, sql } from 'kysely';

/** In users: handed_over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column handed_over bigint not null default 0`.execute(db);
}
