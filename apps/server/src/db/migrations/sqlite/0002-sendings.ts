import type { Kysely } from 'kysely';
import { createIdempotencyKeys } from '../both/first-tables.ts';

/** Forms that were sent with a key, so that sending one again after a lost answer makes no second record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdempotencyKeys(db, 'sendings');
}
