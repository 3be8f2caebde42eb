import { type Kysely, sql } from 'kysely';

const text = sql`text collate "C"`;

/** Links by which somebody without an account sees a record that is not published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', 'bigint', (column) => column.notNull())
    .addColumn('secret', text, (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('preview_links_record', ['resource', 'record_id'])
    .execute();
}
