import { type Kysely, sql } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

const parts = [
  ...['stories', 'articles', 'events', 'elections', 'podcasts'],
  ...['gallery', 'team', 'action_network', 'forms', 'donations'],
];

/** Adds to organization: which parts of the product it does without. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  for (const name of parts.map((part) => `without_${part}`))
    await db.schema
      .alterTable('organization')
      .addColumn(name, integer, (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.raw(name)} in (0, 1)`),
      )
      .execute();
}
