import { type Kysely, sql } from 'kysely';

const text = sql`text collate "C"`;

/** What limits count by, and secrets that all nodes share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('limit_counts')
    .addColumn('key', text, (column) => column.notNull().primaryKey())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('limit_counts_expires_at').on('limit_counts').column('expires_at').execute();
  await db.schema
    .createTable('shared_secrets')
    .addColumn('name', text, (column) => column.notNull().primaryKey())
    .addColumn('value', text, (column) => column.notNull())
    .execute();
}
