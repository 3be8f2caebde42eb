import type { Kysely } from 'kysely';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/** Adds the tables mailings, and deliveries: one row for each person and email to the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('mailings')
    .addColumn('id', integer, countedKey(db))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('created_by', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('deliveries')
    .addColumn('id', integer, countedKey(db))
    .addColumn('mailing_id', integer, (column) => column.notNull())
    .addColumn('subscriber_id', integer, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('next_at', integer, (column) => column.notNull())
    .addColumn('tries', integer, (column) => column.notNull())
    .addColumn('problem', text)
    .execute();
  await db.schema
    .createIndex('deliveries_person')
    .unique()
    .on('deliveries')
    .columns(['subscriber_id', 'mailing_id'])
    .execute();
  await db.schema.createIndex('deliveries_next').on('deliveries').columns(['state', 'next_at']).execute();
  await db.schema.createIndex('deliveries_mailing').on('deliveries').columns(['mailing_id', 'state']).execute();
}
