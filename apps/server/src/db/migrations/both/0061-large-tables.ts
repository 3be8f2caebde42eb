import { type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';

/**
 * Indexes that find events that go on, and pass over those that are over without reading their rows. In PostgreSQL gives
 * each kind of record an order of its own in the search, and finds whether there are some or many.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index events_of_state_by_end_date on events (state, end_date)
    where deleted_at is null and end_date is not null`.execute(db);
  await sql`drop index events_of_state_by_date`.execute(db);
  await sql`create index events_of_state_by_date on events (state, date, id, end_date)
    where deleted_at is null`.execute(db);
  if (kindOf(db) === 'sqlite') return;
  await sql`create index search_index_by_kind on search_index ((id % 16), id)`.execute(db);
  // Asked for a few of what matches, the planner reads the table from its beginning; where nothing does, to its end.
  await sql`create function search_some(found tsquery, most bigint) returns setof bigint language sql stable
    set enable_seqscan = off set enable_indexscan = off as $body$
    select id from search_index where document @@ found limit most $body$`.execute(db);
}
