import type { Kysely } from 'kysely';
import { indexFileNames } from '../both/first-tables.ts';

/** One index for each, over the rows that are not deleted: every request for a file asks whether a row names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexFileNames(db);
}
