import { type Kysely, sql } from 'kysely';

const text = sql`text collate "C"`;

/** API keys. What they send is kept under ids that are no account's, so idempotency keys refer to accounts no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('scope', text, (column) => column.notNull())
    .addColumn('hash', text, (column) => column.notNull())
    .addColumn('created_by', text, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema.alterTable('idempotency_keys').dropConstraint('idempotency_keys_user_id_fkey').execute();
}
