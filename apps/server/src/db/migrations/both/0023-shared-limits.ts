import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** What limits count by, and secrets that all nodes share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('limit_counts')
    .addColumn('key', text, (column) => column.notNull().primaryKey())
    .addColumn('count', integer, (column) => column.notNull())
    .addColumn('at', integer, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('limit_counts_expires_at').on('limit_counts').column('expires_at').execute();
  await db.schema
    .createTable('shared_secrets')
    .addColumn('name', text, (column) => column.notNull().primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
}
