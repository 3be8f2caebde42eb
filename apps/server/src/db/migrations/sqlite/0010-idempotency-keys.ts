import type { Kysely } from 'kysely';

/** The table of idempotency keys is called what it holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sendings').renameTo('idempotency_keys').execute();
  await db.schema.dropIndex('sendings_sent_at').execute();
  await db.schema.createIndex('idempotency_keys_sent_at').on('idempotency_keys').column('sent_at').execute();
}
