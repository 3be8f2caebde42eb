import { type Kysely, sql } from 'kysely';
import { sorted } from '../both/first-tables.ts';

/** One index for each column that a dashboard list is sorted by, over the rows that are not deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, { texts = [], others = [] }] of Object.entries(sorted)) {
    const index = (column: string, expression = sql.ref(column)) =>
      sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (${expression})
        where deleted_at is null`.execute(db);
    for (const column of texts) await index(column, sql`lower(${sql.ref(column)})`);
    for (const column of ['created_at', ...others]) await index(column);
  }
}
