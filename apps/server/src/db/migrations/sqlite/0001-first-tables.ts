import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Table = CreateTableBuilder<string, string>;

/** What every row carries besides its fields. Ids are never given out twice, so that an old link can't show a new row. */
function withRow(db: Kysely<unknown>, name: string): Table {
  return db.schema
    .createTable(name)
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text');
}

/** Texts that are '' when they were left empty. */
function withTexts(table: Table, ...names: string[]): Table {
  return names.reduce<Table>(
    (result, name) => result.addColumn(name, 'text', (column) => column.notNull().defaultTo('')),
    table,
  );
}

/** Dates, moments and file names: null when there is none. */
function withOptional(table: Table, ...names: string[]): Table {
  return names.reduce<Table>((result, name) => result.addColumn(name, 'text'), table);
}

/** One row per value among those that are neither deleted nor empty. */
async function unique(db: Kysely<unknown>, table: string, column: string) {
  await sql`create unique index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
    where deleted_at is null and ${sql.ref(column)} <> ''`.execute(db);
}

/** A table for each entity, one for sign-ins and one for settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await withTexts(withRow(db, 'users'), 'username', 'username_key', 'email', 'email_key', 'password_hash').execute();
  await withOptional(
    withTexts(withRow(db, 'stories'), 'title', 'subtitle', 'content', 'slug'),
    'date',
    'image',
  ).execute();
  await withOptional(withTexts(withRow(db, 'articles'), 'title', 'subtitle', 'slug', 'body'), 'pdf').execute();
  await withOptional(withTexts(withRow(db, 'donations'), 'email'), 'date')
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .execute();
  await withOptional(withTexts(withRow(db, 'gallery_items'), 'title', 'slug'), 'image').execute();
  await withOptional(withTexts(withRow(db, 'podcasts'), 'title', 'slug', 'link', 'description'), 'image').execute();
  await withOptional(
    withTexts(withRow(db, 'events'), 'title', 'slug', 'flag', 'description'),
    'date',
    'image',
  ).execute();
  await withOptional(withTexts(withRow(db, 'elections'), 'title', 'slug', 'description'), 'date', 'image').execute();
  await withTexts(withRow(db, 'emails'), 'email', 'email_key').execute();
  await withOptional(
    withTexts(withRow(db, 'team_members'), 'name', 'type', 'position', 'workstation'),
    'image',
  ).execute();
  await withOptional(
    withTexts(withRow(db, 'action_networks'), 'title', 'slug', 'link', 'description'),
    'image',
  ).execute();

  for (const table of ['stories', 'articles', 'gallery_items', 'podcasts', 'events', 'elections', 'action_networks']) {
    await unique(db, table, 'slug');
  }
  await unique(db, 'users', 'username_key');
  await unique(db, 'users', 'email_key');
  await unique(db, 'emails', 'email_key');
  await db.schema.createIndex('donations_date').on('donations').column('date').execute();

  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'integer', (column) => column.notNull())
    .addColumn('last_used_at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tokens_user_id').on('tokens').column('user_id').execute();
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
