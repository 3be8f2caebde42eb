import type { Kysely } from 'kysely';

/** Forms that were sent with a key, so that sending one again after a lost answer makes no second record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sendings')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sendings_key', ['user_id', 'resource', 'key'])
    .execute();
  await db.schema.createIndex('sendings_sent_at').on('sendings').column('sent_at').execute();
}
