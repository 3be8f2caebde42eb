import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** When a session's person gave their password last: sessions from before are asked for it once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema
    .alterTable('tokens')
    .addColumn('confirmed_at', integer, (column) => column.notNull().defaultTo(0))
    .execute();
}
