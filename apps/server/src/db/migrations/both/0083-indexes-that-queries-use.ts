import { type Kysely, sql } from 'kysely';

/**
 * Drops indexes that no query needs: one whose work a newer one does, and those of a table with one row. Adds the one
 * for permanent deletion that other tables have and the library lacks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index donations_date`.execute(db);
  await sql`drop index organization_by_created_at`.execute(db);
  await sql`drop index organization_by_name`.execute(db);
  await sql`create index media_deleted_at on media (deleted_at) where deleted_at is not null`.execute(db);
}
