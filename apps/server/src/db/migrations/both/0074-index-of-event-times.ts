import { type Kysely, sql } from 'kysely';

/**
 * The index of events by date includes everything that decides whether an event is over, so that past events are passed
 * over without reading their rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index events_of_state_by_date`.execute(db);
  await sql`create index events_of_state_by_date on events (state, date, id, end_date, all_day)
    where deleted_at is null`.execute(db);
}
