import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Adds to organization: tax_number, letter_thanks, letter_signature. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable('organization')
    .addColumn('tax_number', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('letter_thanks', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('letter_signature', text, (column) => column.notNull().defaultTo(''))
    .execute();
}
