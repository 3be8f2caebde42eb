import type { Kysely } from 'kysely';
import { recordTable, uniqueTexts } from '../both/columns-and-indexes.ts';
import { createTokensAndSettings } from '../both/first-tables.ts';

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
    await uniqueTexts(db, table, 'slug');
  }
  await uniqueTexts(db, 'users', 'username_key');
  await uniqueTexts(db, 'users', 'email_key');
  await uniqueTexts(db, 'emails', 'email_key');
  await db.schema.createIndex('donations_date').on('donations').column('date').execute();
  await createTokensAndSettings(db);
}
