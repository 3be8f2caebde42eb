import type { Kysely } from 'kysely';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/** Adds the table registrations: people who come to an event, each with an entry of its form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('registrations')
    .addColumn('id', integer, countedKey(db))
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .addColumn('event_id', integer, (column) => column.notNull())
    .addColumn('entry_id', integer, (column) => column.notNull())
    .addColumn('seats', integer, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('waiting_since', integer)
    .addColumn('offered_until', integer)
    .addColumn('checked_in', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('checked_in_at', integer)
    .addColumn('sequence', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('told', text, (column) => column.notNull().defaultTo(''))
    .addColumn('reminded_at', integer)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('registrations_entry').unique().on('registrations').column('entry_id').execute();
  await db.schema
    .createIndex('registrations_event')
    .on('registrations')
    .columns(['event_id', 'state', 'waiting_since'])
    .execute();
}
