import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Name of the secret that keys to files are signed with, see `FileKeys`. */
export const fileKeysSecret = 'file_keys';

/** 256 random bits. */
const secretBytes = 32;

/** A secret that all nodes of a site have in common, made when it is first asked for. Copies don't hold it. */
export async function sharedSecret(db: Database, name: string): Promise<Buffer> {
  const { value } = await db.write(async (trx) => {
    await trx
      .insertInto('shared_secrets')
      .values({ name, value: madeUpSecret() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return trx.selectFrom('shared_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  });
  return Buffer.from(value, 'base64url');
}

/** Puts another secret in the place of one: whoever has read it before keeps the old one until the next start. */
export async function renewSharedSecret(trx: Kysely<Tables>, name: string): Promise<void> {
  const value = madeUpSecret();
  await trx
    .insertInto('shared_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

function madeUpSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}
