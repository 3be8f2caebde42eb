import type { Kysely } from 'kysely';
import { createApiKeys } from '../both/0059-api-keys.ts';

/** API keys. What they send is kept under ids that are no account's, so idempotency keys refer to accounts no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createApiKeys(db);
  await db.schema.alterTable('idempotency_keys').dropConstraint('idempotency_keys_user_id_fkey').execute();
}
