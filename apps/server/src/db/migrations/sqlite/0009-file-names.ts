import { type Kysely, sql } from 'kysely';
import { fileColumns } from '../both/first-tables.ts';

/** One index for each, over the rows that are not deleted: every request for a file asks whether a row names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of Object.entries(fileColumns)) {
    await sql`create index ${sql.ref(`${table}_by_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
      where deleted_at is null and ${sql.ref(column)} is not null`.execute(db);
  }
}
