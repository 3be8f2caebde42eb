import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** The table removed_addresses: hashes of the addresses that staff removed from the email list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('removed_addresses')
    .addColumn('hash', text, (column) => column.primaryKey())
    .addColumn('removed_at', text, (column) => column.notNull())
    .execute();
}
