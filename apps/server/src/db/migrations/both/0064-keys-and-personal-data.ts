import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Which API keys may read personal data of donors and subscribers. Those made before get the right with a new key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema
    .alterTable('api_keys')
    .addColumn('personal_data', integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
