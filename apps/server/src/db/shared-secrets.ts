import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** 256 random bits. */
const secretBytes = 32;

/** A secret that all nodes of a site have in common, made when it is first asked for. Copies don't hold it. */
export async function sharedSecret(db: Database, name: string): Promise<Buffer> {
  const { value } = await db.write(async (trx) => {
    await trx
      .insertInto('shared_secrets')
      .values({ name, value: randomBytes(secretBytes).toString('base64url') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return trx.selectFrom('shared_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  });
  return Buffer.from(value, 'base64url');
}
