import type { Kysely } from 'kysely';
import { sortedIndexes } from '../both/columns-and-indexes.ts';
import { sorted } from '../both/first-tables.ts';

/** One index for each column that a dashboard list is sorted by, over the rows that are not deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, { texts, others = [] }] of Object.entries(sorted))
    await sortedIndexes(db, table, { texts, others: ['created_at', ...others] });
}
