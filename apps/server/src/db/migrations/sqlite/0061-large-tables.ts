import { type Kysely, sql } from 'kysely';

/** Indexes that find events that go on, and pass over those that are over without reading their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index events_of_state_by_end_date on events (state, end_date)
    where deleted_at is null and end_date is not null`.execute(db);
  await sql`drop index events_of_state_by_date`.execute(db);
  await sql`create index events_of_state_by_date on events (state, date, id, end_date)
    where deleted_at is null`.execute(db);
}
