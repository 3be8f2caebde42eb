import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Adds to menus: news_title. Until now, the heading was in the program. */
export async function up(db: Kysely<{ menus: { news_title: string } }>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable('menus')
    .addColumn('news_title', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.updateTable('menus').set({ news_title: 'News from the porch' }).execute();
}
