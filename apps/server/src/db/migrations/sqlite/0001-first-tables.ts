import { type Kysely, sql } from 'kysely';
import { recordTable } from '../both/columns-and-indexes.ts';

/** One row per value among those that are neither deleted nor empty. */
async function unique(db: Kysely<unknown>, table: string, column: string) {
  await sql`create unique index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
    where deleted_at is null and ${sql.ref(column)} <> ''`.execute(db);
}

/** A table for each entity, one for sign-ins and one for settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await recordTable(db, 'users', ['username', 'username_key', 'email', 'email_key', 'password_hash']).execute();
  await recordTable(
    db,
    'stories',
    ['title', 'subtitle', 'content', 'slug', 'date', 'image'],
    ['date', 'image'],
  ).execute();
  await recordTable(db, 'articles', ['title', 'subtitle', 'slug', 'body', 'pdf'], ['pdf']).execute();
  await recordTable(db, 'donations', ['email', 'date'], ['date'])
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .execute();
  await recordTable(db, 'gallery_items', ['title', 'slug', 'image'], ['image']).execute();
  await recordTable(db, 'podcasts', ['title', 'slug', 'link', 'description', 'image'], ['image']).execute();
  await recordTable(
    db,
    'events',
    ['title', 'slug', 'flag', 'description', 'date', 'image'],
    ['date', 'image'],
  ).execute();
  await recordTable(db, 'elections', ['title', 'slug', 'description', 'date', 'image'], ['date', 'image']).execute();
  await recordTable(db, 'emails', ['email', 'email_key']).execute();
  await recordTable(db, 'team_members', ['name', 'type', 'position', 'workstation', 'image'], ['image']).execute();
  await recordTable(db, 'action_networks', ['title', 'slug', 'link', 'description', 'image'], ['image']).execute();

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
