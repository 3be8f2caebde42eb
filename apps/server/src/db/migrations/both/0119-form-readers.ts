import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Adds the table form_readers: who may read the entries of a form besides administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('form_readers')
    .addColumn('form_id', integer, (column) => column.notNull())
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('user_id', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('form_readers_key', ['form_id', 'role', 'user_id'])
    .execute();
}
