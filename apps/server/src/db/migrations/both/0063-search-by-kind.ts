import { type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';

/** All that the last four bits of a row's number may be: whatever kind comes later has its index. */
const codes = Array.from({ length: 15 }, (_, index) => index + 1);

/**
 * Gives each kind of record an index of words of its own, in place of one for all: what many stories have is not read to
 * learn that no event has it. The newest of a kind are looked for from its end where they are many.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite's index of words reads a stretch of rows by itself.
  if (kindOf(db) === 'sqlite') return;
  for (const code of codes) {
    // What was written last is read word by word until it is sorted in: no more than 256 kB of it.
    await sql`create index ${sql.ref(`search_index_of_${code}`)} on search_index using gin (document)
      with (gin_pending_list_limit = 256) where id % 16 = ${sql.lit(code)}`.execute(db);
  }
  await sql`drop index search_index_document`.execute(db);
  await sql`drop function search_some(tsquery, bigint)`.execute(db);
  // By the index of words alone: the planner would read the table from its beginning, and where nothing matches to its end.
  await sql`create function search_some(wanted tsquery, kind int, most bigint) returns setof bigint
    language plpgsql stable set enable_seqscan = off set enable_indexscan = off set jit = off as $body$
    begin
      return query execute format(
        'select id from search_index where id %% 16 = %s and document @@ $1 limit %s', kind, most) using wanted;
    end $body$`.execute(db);
  // By the rows in their order alone.
  await sql`create function search_last(wanted tsquery, kind int, stretch bigint, most bigint) returns setof bigint
    language plpgsql stable set enable_seqscan = off set enable_bitmapscan = off set jit = off as $body$
    begin
      return query execute format(
        'select id from (select id, document from search_index where id %% 16 = %s order by id desc limit %s) as newest
          where document @@ $1 limit %s', kind, stretch, most) using wanted;
    end $body$`.execute(db);
  // How many of the last 1,000 rows match tells whether to read on from the end or by the words.
  await sql`create function search_newest(wanted tsquery, kind int, most bigint) returns setof bigint
    language plpgsql stable as $body$
    declare
      numbers bigint[] := array(select search_last(wanted, kind, 1000, most));
    begin
      if cardinality(numbers) >= 20 then
        numbers := array(select search_last(wanted, kind, 100000, most));
      end if;
      if cardinality(numbers) < most then
        numbers := array(select number from search_some(wanted, kind, 9223372036854775807) as number
          order by number desc limit most);
      end if;
      return query select unnest(numbers);
    end $body$`.execute(db);
}
