import { type Kysely, sql } from 'kysely';
import { reindexRows } from '../../search-index/index-rows.ts';
import { columnTypes } from './columns-and-indexes.ts';

/** In events: when they end, whether they take place, and where, which the search finds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await sql`alter table events add column end_date ${text}`.execute(db);
  await sql`alter table events add column all_day ${integer} not null default 0 check (all_day in (0, 1))`.execute(db);
  await sql`alter table events add column status ${text} not null default 'scheduled'`.execute(db);
  for (const name of ['venue', 'address', 'access', 'parking'])
    await sql`alter table events add column ${sql.ref(name)} ${text} not null default ''`.execute(db);
  await reindexRows(db, {
    table: 'events',
    code: 3,
    title: 'title',
    subtitle: "flag || case when flag <> '' and venue <> '' then ', ' else '' end || venue",
    body: "description || '\n\n' || address",
    slug: 'slug',
    date: 'date',
    rows: "deleted_at is null and state = 'published'",
    columns: ['title', 'flag', 'venue', 'description', 'address', 'slug', 'date', 'state'],
  });
}
