import { type Kysely, sql } from 'kysely';
import { indexRows } from '../../search-index/index-rows.ts';
import { columnTypes, recordTable, sortedIndexes, uniqueTexts } from '../both/columns-and-indexes.ts';
import {
  createHistory,
  createIdempotencyKeys,
  createSignInPlaces,
  createTokensAndSettings,
  firstTables,
  indexed,
  indexFileNames,
  sorted,
} from '../both/first-tables.ts';

/** Unicode's marks, which a folded text is without, for a bracket of a regular expression. */
function marks(): string {
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`;
  const ranges: string[] = [];
  for (let first = 0; first <= 0x10ffff; first += 1) {
    if (!/\p{M}/u.test(String.fromCodePoint(first))) continue;
    let last = first;
    while (/\p{M}/u.test(String.fromCodePoint(last + 1))) last += 1;
    ranges.push(`${escaped(first)}-${escaped(last)}`);
    first = last;
  }
  return ranges.join('');
}

/** What SQLite is given by code, and what the search is made of. */
async function functions(db: Kysely<unknown>) {
  const run = (statement: string) => sql.raw(statement).execute(db);
  // As `foldText` does.
  await run(`create function fold(text) returns text language sql immutable strict parallel safe as $body$
    select case when octet_length($1) = length($1) then lower($1 collate "C")
      else lower(regexp_replace(normalize($1, NFKD), '[${marks()}]', '', 'g') collate "und-x-icu") collate "C" end $body$`);
  await run(`create function dollars(bigint) returns text language sql immutable strict parallel safe as $body$
    select case when $1 < 0 then '-' else '' end || '$' || to_char(abs($1) / 100, 'FM9,999,999,999,999,999,990') || '.' || lpad((abs($1) % 100)::text, 2, '0') $body$`);
  await run(`create function search_text(text) returns text language sql immutable parallel safe as $body$
    select regexp_replace(normalize(fold(coalesce($1, '')), NFC) collate "und-x-icu", '[^[:alnum:]]+', ' ', 'g') $body$`);
  await run('create text search dictionary search_stem (template = snowball, language = porter)');
  await run('create text search configuration search_stems (copy = pg_catalog.simple)');
  await run(`alter text search configuration search_stems
    alter mapping for asciiword, word, numword with search_stem`);
  // Weights: A a title, B a second line, D a text, all by their stems; C are unstemmed words of the first two, which
  // complete a word that is half typed. Those of a text have no place, so that no words in quotes are found among them.
  await run(`create function search_document(title text, subtitle text, body text) returns tsvector
    language sql immutable parallel safe as $body$
    select setweight(to_tsvector('search_stems', title), 'A') || setweight(to_tsvector('simple', title), 'C')
      || setweight(to_tsvector('search_stems', subtitle), 'B') || setweight(to_tsvector('simple', subtitle), 'C')
      || to_tsvector('search_stems', body) || strip(to_tsvector('simple', body)) $body$`);
  // A word or some that follow each other, by their stems; one that may be half typed also by how it begins.
  await run(`create function search_term(term text, is_open boolean) returns tsquery
    language plpgsql immutable parallel safe as $body$
    declare
      words text := btrim(search_text(term));
      found tsquery;
    begin
      if words = '' then return ''::tsquery; end if;
      found := to_tsquery('search_stems', replace(words, ' ', ':ABD <-> ') || ':ABD');
      if is_open then found := found || to_tsquery('simple', replace(words, ' ', ' <-> ') || ':*'); end if;
      return found;
    end $body$`);
  await run(`create function search_put(row_id bigint, row_title text, row_subtitle text, row_body text, row_slug text,
    row_date text, row_type text) returns void language plpgsql as $body$
    declare
      title text := search_text(row_title);
      subtitle text := search_text(row_subtitle);
      body text := search_text(row_body);
      found tsvector;
    begin
      begin
        found := search_document(title, subtitle, body);
      exception when program_limit_exceeded then
        -- A megabyte of different words is more than PostgreSQL indexes of one text.
        body := left(body, 50000);
        found := search_document(title, subtitle, body);
      end;
      insert into search_index (id, title, subtitle, body, slug, date, type, document)
        values (row_id, row_title, row_subtitle, row_body, row_slug, row_date, row_type, found);
      -- In order, so that two writers don't wait for each other's words.
      insert into search_vocabulary
        select term from unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', title, subtitle, body)))) as term
        order by term collate "C" on conflict do nothing;
    end $body$`);
}

/**
 * All tables as the migrations of SQLite up to 0010 make them. Integers are as wide as SQLite's and texts are in the
 * order of their bytes, so that both databases keep the same rows in the same order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('search_index')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('title', text)
    .addColumn('subtitle', text)
    .addColumn('body', text)
    .addColumn('slug', text)
    .addColumn('date', text)
    .addColumn('type', text)
    .addColumn('document', sql`tsvector`, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('search_index_document').on('search_index').using('gin').column('document').execute();
  await db.schema
    .createTable('search_vocabulary')
    .addColumn('term', text, (column) => column.primaryKey())
    .execute();
  await functions(db);

  const optional = ['image', 'pdf', 'date'];
  const records = (table: string, ...texts: string[]) => recordTable(db, table, texts, optional);
  await records('stories', 'image', 'title', 'subtitle', 'content', 'date', 'slug').execute();
  await records('articles', 'pdf', 'title', 'subtitle', 'slug', 'body').execute();
  await records('events', 'image', 'title', 'slug', 'date', 'flag', 'description').execute();
  await records('elections', 'image', 'title', 'slug', 'date', 'description').execute();
  await records('podcasts', 'image', 'title', 'slug', 'link', 'description').execute();
  await records('gallery_items', 'image', 'title', 'slug').execute();
  await records('team_members', 'image', 'name')
    .addColumn('type', text, (column) => column.notNull().defaultTo('director'))
    .addColumn('position', text, (column) => column.notNull().defaultTo(''))
    .addColumn('workstation', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await records('action_networks', 'image', 'title', 'slug', 'link', 'description').execute();
  await records('emails', 'email', 'email_key').execute();
  await records('users', 'username', 'username_key', 'email', 'email_key', 'password_hash').execute();
  await records('donations', 'email')
    .addColumn('amount_cents', integer, (column) => column.notNull())
    .addColumn('date', text)
    .execute();
  for (const table of ['stories', 'articles', 'events', 'elections', 'podcasts', 'gallery_items', 'action_networks'])
    await uniqueTexts(db, table, 'slug');
  await uniqueTexts(db, 'emails', 'email_key');
  await uniqueTexts(db, 'users', 'username_key', true);
  await uniqueTexts(db, 'users', 'email_key');
  for (const [table, { texts, others = [] }] of Object.entries(sorted))
    await sortedIndexes(db, table, { texts, others: ['created_at', ...others] });
  for (const entry of indexed) await indexRows(db, entry);
  await indexFileNames(db);
  for (const [table] of firstTables)
    await sql`create index ${sql.ref(`${table}_deleted_at`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db);

  await db.schema.createIndex('donations_date').on('donations').column('date').execute();
  await createTokensAndSettings(db);
  await db.schema.alterTable('tokens').addColumn('password_problem', text).execute();
  await createIdempotencyKeys(db, 'idempotency_keys');
  await createSignInPlaces(db);

  await createHistory(db);
  await db.schema.createIndex('history_record').on('history').columns(['resource', 'record_id', 'id']).execute();
  await db.schema.createIndex('history_resource').on('history').columns(['resource', 'id']).execute();
  await sql`create index history_user_id on history (user_id, id) where user_id is not null`.execute(db);
  await sql`create index history_in_trash on history (in_trash, id) where in_trash is not null`.execute(db);
  await sql`create index history_old_files on history (at) where old_files is not null`.execute(db);
}
