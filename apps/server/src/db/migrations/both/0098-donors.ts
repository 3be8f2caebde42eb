import type { Kysely } from 'kysely';
import { columnTypes, sortedIndexes } from './columns-and-indexes.ts';

/** Adds to donations: name, method, item, fund, in_return, return_description, return_value, note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .alterTable('donations')
    .addColumn('name', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('donations')
    .addColumn('method', text, (column) => column.notNull().defaultTo('unknown'))
    .execute();
  await db.schema
    .alterTable('donations')
    .addColumn('item', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('donations')
    .addColumn('fund', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('donations')
    .addColumn('in_return', text, (column) => column.notNull().defaultTo('unknown'))
    .execute();
  await db.schema
    .alterTable('donations')
    .addColumn('return_description', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('donations').addColumn('return_value', integer).execute();
  await db.schema
    .alterTable('donations')
    .addColumn('note', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await sortedIndexes(db, 'donations', { texts: ['name'] });
  await sortedIndexes(db, 'donations', { texts: ['method'] });
  await sortedIndexes(db, 'donations', { texts: ['fund'] });
}
