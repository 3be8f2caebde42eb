import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Name of the secret that signs file keys, see `FileKeys`. */
export const fileKeysSecret = 'file_keys';

/** 256 random bits. */
const secretBytes = 32;

/** Returns a secret that all nodes of a site share; created on first use. Backups don't contain it. */
export async function sharedSecret(db: Database, name: string): Promise<Buffer> {
  const { value } = await db.write(async (trx) => {
    await trx
      .insertInto('shared_secrets')
      .values({ name, value: randomSecret() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return trx.selectFrom('shared_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  });
  return Buffer.from(value, 'base64url');
}

/** Replaces a secret. Nodes that have read the old one use it until their next start. */
export async function renewSharedSecret(trx: Kysely<Tables>, name: string): Promise<void> {
  const value = randomSecret();
  await trx
    .insertInto('shared_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

function randomSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}
