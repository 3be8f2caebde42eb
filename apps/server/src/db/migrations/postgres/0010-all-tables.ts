import { type Kysely, sql } from 'kysely';
import { indexRows } from '../../search/index-rows.ts';

const text = sql`text collate "C"`;

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
  await db.schema
    .createTable('search_index')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
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

  await db.schema
    .createTable('stories')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('image', text)
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('subtitle', text, (column) => column.notNull().defaultTo(''))
    .addColumn('content', text, (column) => column.notNull().defaultTo(''))
    .addColumn('date', text)
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index stories_by_created_at on stories (created_at, id) where deleted_at is null`.execute(db);
  await sql`create unique index stories_slug on stories (slug) where deleted_at is null and slug <> ''`.execute(db);
  await sql`create index stories_by_title on stories (left(lower(title), 200)) where deleted_at is null`.execute(db);
  await sql`create index stories_by_subtitle on stories (left(lower(subtitle), 200)) where deleted_at is null`.execute(
    db,
  );
  await sql`create index stories_by_date on stories (date, id) where deleted_at is null`.execute(db);
  await indexRows(db, {
    table: 'stories',
    code: 1,
    title: 'title',
    subtitle: 'subtitle',
    body: 'content',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'subtitle', 'content', 'slug', 'date'],
  });
  await db.schema
    .createTable('articles')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('pdf', text)
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('subtitle', text, (column) => column.notNull().defaultTo(''))
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .addColumn('body', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index articles_by_created_at on articles (created_at, id) where deleted_at is null`.execute(db);
  await sql`create unique index articles_slug on articles (slug) where deleted_at is null and slug <> ''`.execute(db);
  await sql`create index articles_by_title on articles (left(lower(title), 200)) where deleted_at is null`.execute(db);
  await sql`create index articles_by_subtitle on articles (left(lower(subtitle), 200)) where deleted_at is null`.execute(
    db,
  );
  await indexRows(db, {
    table: 'articles',
    code: 2,
    title: 'title',
    subtitle: 'subtitle',
    body: 'body',
    slug: 'slug',
    date: 'created_at',
    columns: ['title', 'subtitle', 'body', 'slug'],
  });
  await db.schema
    .createTable('events')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('image', text)
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .addColumn('date', text)
    .addColumn('flag', text, (column) => column.notNull().defaultTo(''))
    .addColumn('description', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index events_by_created_at on events (created_at, id) where deleted_at is null`.execute(db);
  await sql`create unique index events_slug on events (slug) where deleted_at is null and slug <> ''`.execute(db);
  await sql`create index events_by_title on events (left(lower(title), 200)) where deleted_at is null`.execute(db);
  await sql`create index events_by_date on events (date, id) where deleted_at is null`.execute(db);
  await sql`create index events_by_flag on events (left(lower(flag), 200)) where deleted_at is null`.execute(db);
  await indexRows(db, {
    table: 'events',
    code: 3,
    title: 'title',
    subtitle: 'flag',
    body: 'description',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'flag', 'description', 'slug', 'date'],
  });
  await db.schema
    .createTable('elections')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('image', text)
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .addColumn('date', text)
    .addColumn('description', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index elections_by_created_at on elections (created_at, id) where deleted_at is null`.execute(db);
  await sql`create unique index elections_slug on elections (slug) where deleted_at is null and slug <> ''`.execute(db);
  await sql`create index elections_by_title on elections (left(lower(title), 200)) where deleted_at is null`.execute(
    db,
  );
  await sql`create index elections_by_date on elections (date, id) where deleted_at is null`.execute(db);
  await indexRows(db, {
    table: 'elections',
    code: 4,
    title: 'title',
    body: 'description',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'description', 'slug', 'date'],
  });
  await db.schema
    .createTable('podcasts')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('image', text)
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .addColumn('link', text, (column) => column.notNull().defaultTo(''))
    .addColumn('description', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index podcasts_by_created_at on podcasts (created_at, id) where deleted_at is null`.execute(db);
  await sql`create unique index podcasts_slug on podcasts (slug) where deleted_at is null and slug <> ''`.execute(db);
  await sql`create index podcasts_by_title on podcasts (left(lower(title), 200)) where deleted_at is null`.execute(db);
  await sql`create index podcasts_by_link on podcasts (left(lower(link), 200)) where deleted_at is null`.execute(db);
  await indexRows(db, {
    table: 'podcasts',
    code: 5,
    title: 'title',
    body: 'description',
    slug: 'slug',
    columns: ['title', 'description', 'slug'],
  });
  await db.schema
    .createTable('gallery_items')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('image', text)
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index gallery_items_by_created_at on gallery_items (created_at, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create unique index gallery_items_slug on gallery_items (slug) where deleted_at is null and slug <> ''`.execute(
    db,
  );
  await sql`create index gallery_items_by_title on gallery_items (left(lower(title), 200)) where deleted_at is null`.execute(
    db,
  );
  await indexRows(db, { table: 'gallery_items', code: 6, title: 'title', slug: 'slug', columns: ['title', 'slug'] });
  await db.schema
    .createTable('team_members')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('image', text)
    .addColumn('name', text, (column) => column.notNull().defaultTo(''))
    .addColumn('type', text, (column) => column.notNull().defaultTo('director'))
    .addColumn('position', text, (column) => column.notNull().defaultTo(''))
    .addColumn('workstation', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index team_members_by_created_at on team_members (created_at, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index team_members_by_name on team_members (left(lower(name), 200)) where deleted_at is null`.execute(
    db,
  );
  await sql`create index team_members_by_type on team_members (left(lower(type), 200)) where deleted_at is null`.execute(
    db,
  );
  await sql`create index team_members_by_position on team_members (left(lower(position), 200)) where deleted_at is null`.execute(
    db,
  );
  await sql`create index team_members_by_workstation on team_members (left(lower(workstation), 200)) where deleted_at is null`.execute(
    db,
  );
  await indexRows(db, {
    table: 'team_members',
    code: 7,
    title: 'name',
    subtitle: "position || case when position <> '' and workstation <> '' then ', ' else '' end || workstation",
    type: 'type',
    columns: ['name', 'position', 'workstation', 'type'],
  });
  await db.schema
    .createTable('action_networks')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('image', text)
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .addColumn('link', text, (column) => column.notNull().defaultTo(''))
    .addColumn('description', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index action_networks_by_created_at on action_networks (created_at, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create unique index action_networks_slug on action_networks (slug) where deleted_at is null and slug <> ''`.execute(
    db,
  );
  await sql`create index action_networks_by_title on action_networks (left(lower(title), 200)) where deleted_at is null`.execute(
    db,
  );
  await sql`create index action_networks_by_link on action_networks (left(lower(link), 200)) where deleted_at is null`.execute(
    db,
  );
  await indexRows(db, {
    table: 'action_networks',
    code: 8,
    title: 'title',
    body: 'description',
    slug: 'slug',
    columns: ['title', 'description', 'slug'],
  });
  await db.schema
    .createTable('emails')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('email', text, (column) => column.notNull().defaultTo(''))
    .addColumn('email_key', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index emails_by_created_at on emails (created_at, id) where deleted_at is null`.execute(db);
  await sql`create unique index emails_email_key on emails (email_key) where deleted_at is null and email_key <> ''`.execute(
    db,
  );
  await sql`create index emails_by_email on emails (left(lower(email), 200)) where deleted_at is null`.execute(db);
  await db.schema
    .createTable('users')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('username', text, (column) => column.notNull().defaultTo(''))
    .addColumn('username_key', text, (column) => column.notNull().defaultTo(''))
    .addColumn('email', text, (column) => column.notNull().defaultTo(''))
    .addColumn('email_key', text, (column) => column.notNull().defaultTo(''))
    .addColumn('password_hash', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`create index users_by_created_at on users (created_at, id) where deleted_at is null`.execute(db);
  await sql`create unique index users_username_key on users (md5(username_key)) where deleted_at is null and username_key <> ''`.execute(
    db,
  );
  await sql`create unique index users_email_key on users (email_key) where deleted_at is null and email_key <> ''`.execute(
    db,
  );
  await sql`create index users_by_username on users (left(lower(username), 200)) where deleted_at is null`.execute(db);
  await sql`create index users_by_email on users (left(lower(email), 200)) where deleted_at is null`.execute(db);
  await db.schema
    .createTable('donations')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text)
    .addColumn('email', text, (column) => column.notNull().defaultTo(''))
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('date', text)
    .execute();
  await sql`create index donations_by_created_at on donations (created_at, id) where deleted_at is null`.execute(db);
  await sql`create index donations_by_email on donations (left(lower(email), 200)) where deleted_at is null`.execute(
    db,
  );
  await sql`create index donations_by_amount_cents on donations (amount_cents, id) where deleted_at is null`.execute(
    db,
  );
  await sql`create index donations_by_date on donations (date, id) where deleted_at is null`.execute(db);

  for (const [table, column] of [
    ['stories', 'image'],
    ['articles', 'pdf'],
    ['gallery_items', 'image'],
    ['podcasts', 'image'],
    ['events', 'image'],
    ['elections', 'image'],
    ['team_members', 'image'],
    ['action_networks', 'image'],
  ] as const) {
    await sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
      where deleted_at is null and ${sql.ref(column)} is not null`.execute(db);
  }
  for (const table of [
    'users',
    'stories',
    'articles',
    'donations',
    'gallery_items',
    'podcasts',
    'events',
    'elections',
    'emails',
    'team_members',
    'action_networks',
  ]) {
    await sql`create index ${sql.ref(`${table}_deleted_at`)} on ${sql.table(table)} (deleted_at) where deleted_at is not null`.execute(
      db,
    );
  }
  await sql`create index gallery_items_by_slug on gallery_items (left(lower(slug), 200)) where deleted_at is null`.execute(
    db,
  );
  await db.schema.createIndex('donations_date').on('donations').column('date').execute();

  await db.schema
    .createTable('tokens')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('password_problem', text)
    .execute();
  await db.schema.createIndex('tokens_user_id').on('tokens').column('user_id').execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'resource', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_keys_sent_at').on('idempotency_keys').column('sent_at').execute();
  await db.schema
    .createTable('sign_in_places')
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', text, (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_places_key', ['user_id', 'place'])
    .execute();
  await db.schema.createIndex('sign_in_places_place').on('sign_in_places').column('place').execute();

  await db.schema
    .createTable('history')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('user_id', 'bigint')
    .addColumn('username', text, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('reverted_to', 'bigint')
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('changes', text, (column) => column.notNull())
    .addColumn('old_files', text)
    .addColumn('in_trash', 'bigint')
    .execute();
  await db.schema.createIndex('history_record').on('history').columns(['resource', 'record_id', 'id']).execute();
  await db.schema.createIndex('history_resource').on('history').columns(['resource', 'id']).execute();
  await sql`create index history_user_id on history (user_id, id) where user_id is not null`.execute(db);
  await sql`create index history_in_trash on history (in_trash, id) where in_trash is not null`.execute(db);
  await sql`create index history_old_files on history (at) where old_files is not null`.execute(db);
}
