import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Links by which somebody without an account sees a record that is not published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('preview_links')
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('preview_links_record', ['resource', 'record_id'])
    .execute();
}
