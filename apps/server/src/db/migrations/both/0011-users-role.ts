import { type Kysely, sql } from 'kysely';
import { columnTypes, sortedIndexes } from './columns-and-indexes.ts';

/** In users: role. Existing accounts could do everything and become administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable('users')
    .addColumn('role', text, (column) => column.notNull().defaultTo('viewer'))
    .execute();
  await sql`update users set role = 'administrator'`.execute(db);
  await sortedIndexes(db, 'users', { texts: ['role'] });
}
