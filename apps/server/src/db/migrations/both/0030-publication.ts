import { type Kysely, sql } from 'kysely';
import { reindexRows } from '../../search-index/index-rows.ts';
import { columnTypes, sortedIndexes } from './columns-and-indexes.ts';
import { sorted as firstSorted, indexed } from './first-tables.ts';

/** What lists of public tables are sorted by: the gallery's no longer by the slug. */
const sorted: typeof firstSorted = { ...firstSorted, gallery_items: { texts: ['title'] } };

/** In all public tables: state, publish_at, created_by. What is there is published, and visitors find what is published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  for (const entry of indexed) {
    const { table } = entry;
    await db.schema
      .alterTable(table)
      .addColumn('state', text, (column) =>
        column
          .notNull()
          .defaultTo('published')
          .check(sql`state in ('draft', 'in_review', 'scheduled', 'published', 'archived')`),
      )
      .execute();
    await db.schema.alterTable(table).addColumn('publish_at', text).execute();
    await db.schema.alterTable(table).addColumn('created_by', integer).execute();
    const { texts = [], others = [] } = sorted[table] ?? {};
    await sortedIndexes(db, table, { others: ['state'] });
    await sortedIndexes(db, table, { texts, others: ['created_at', 'publish_at', ...others] }, true);
    await reindexRows(db, {
      ...entry,
      rows: "deleted_at is null and state = 'published'",
      columns: [...entry.columns, 'state'],
    });
  }
}
