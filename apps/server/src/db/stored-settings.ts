import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Name of the setting that records that the demo content was inserted. */
export const demoContentSetting = 'demo_content';

/** Reads a value that the database keeps about itself; undefined if it was never written. */
export async function readSetting(db: Kysely<Tables>, name: string): Promise<string | undefined> {
  return (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;
}

/** Writes such a value. */
export async function writeSetting(trx: Kysely<Tables>, name: string, value: string): Promise<void> {
  await trx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
