import { firstMenus } from '@porchlight/contract/first-menus';
import type { Kysely } from 'kysely';
import { columnTypes, recordTable } from './columns-and-indexes.ts';

/** The table menus, with its one row: the menus that were in the source code. */
export async function up(db: Kysely<{ menus: Record<string, unknown> }>): Promise<void> {
  const { text } = columnTypes(db);
  const lists = ['pages', 'programs', 'more', 'footer', 'notices'];
  await lists
    .reduce(
      (table, name) => table.addColumn(name, text, (column) => column.notNull().defaultTo('[]')),
      recordTable(db, 'menus', ['pages_title', 'programs_title']),
    )
    .execute();
  const at = new Date().toISOString().replace(/\.\d+/, '');
  // Later migrations add the other columns.
  const columns = [...lists, 'pages_title', 'programs_title'];
  const stored = Object.entries(firstMenus).flatMap(([name, value]) =>
    columns.includes(name) ? [[name, typeof value === 'string' ? value : JSON.stringify(value)]] : [],
  );
  await db
    .insertInto('menus')
    .values({ ...Object.fromEntries(stored), created_at: at, updated_at: at })
    .execute();
}
