import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Places that accounts were signed in from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('sign_in_places')
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('place', text, (column) => column.notNull())
    .addColumn('last_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_places_key', ['user_id', 'place'])
    .execute();
  await db.schema.createIndex('sign_in_places_place').on('sign_in_places').column('place').execute();
}
