import { type Kysely, sql } from 'kysely';
import { columnTypes, recordTable, sortedIndexes, uniqueTexts } from './columns-and-indexes.ts';

/** Addresses that people guess, and the page that each leads to. They were a part of the program before. */
const guessed: readonly (readonly [path: string, target: string])[] = [
  ['/home', 'page:home'],
  ['/index.html', 'page:home'],
  ['/about', 'page:whoWeAre'],
  ['/about-us', 'page:whoWeAre'],
  ['/team', 'page:whoWeAre'],
  ['/programs', 'page:whatWeDo'],
  ['/partners', 'page:howWeWork'],
  ['/contact-us', 'page:contact'],
  ['/privacy-policy', 'page:privacy'],
  ['/news', 'page:articles'],
  ['/blog', 'page:articles'],
  ['/articles', 'page:articles'],
  ['/calendar', 'page:events'],
  ['/elections', 'page:elections'],
  ['/photos', 'page:gallery'],
  ['/pictures', 'page:gallery'],
  ['/donations', 'page:donate'],
  ['/give', 'page:donate'],
  ['/volunteer', 'page:actionNetwork'],
  ['/jobs', 'page:forestService'],
  ['/admin', '/dashboard'],
  ['/sign-in', '/login'],
  ['/signin', '/login'],
];

/** The tables redirects, with the addresses that people guess, and missed_addresses. */
export async function up(db: Kysely<{ redirects: Record<string, unknown> }>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await recordTable(db, 'redirects', ['path', 'path_key', 'target'])
    .addColumn('code', text, (column) => column.notNull().defaultTo('301'))
    .execute();
  await uniqueTexts(db, 'redirects', 'path_key');
  await sortedIndexes(db, 'redirects', { texts: ['path', 'target', 'code'], others: ['created_at'] });
  await sql`create index redirects_deleted_at on redirects (deleted_at) where deleted_at is not null`.execute(db);
  const at = new Date().toISOString().replace(/\.\d+/, '');
  await db
    .insertInto('redirects')
    .values(guessed.map(([path, target]) => ({ path, path_key: path, target, created_at: at, updated_at: at })))
    .execute();
  await db.schema
    .createTable('missed_addresses')
    .addColumn('path', text, (column) => column.primaryKey())
    .addColumn('count', integer, (column) => column.notNull())
    .addColumn('last_day', text, (column) => column.notNull())
    .addColumn('is_ignored', integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
