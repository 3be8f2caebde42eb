import type { Kysely } from 'kysely';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/** Adds the tables check_ins, what was pressed at doors, and check_in_codes, the codes that people show there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('check_ins')
    .addColumn('id', integer, countedKey(db))
    .addColumn('event_id', integer, (column) => column.notNull())
    .addColumn('registration_id', integer, (column) => column.notNull())
    .addColumn('key', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('seats', integer, (column) => column.notNull())
    .addColumn('undoes', text, (column) => column.notNull())
    .addColumn('door', text, (column) => column.notNull())
    .addColumn('pressed_at', integer, (column) => column.notNull())
    .addColumn('user_id', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('check_ins_key').unique().on('check_ins').column('key').execute();
  await db.schema.createIndex('check_ins_event').on('check_ins').columns(['event_id', 'id']).execute();
  await db.schema
    .createTable('check_in_codes')
    .addColumn('registration_id', integer, (column) => column.notNull().primaryKey())
    .addColumn('code', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('check_in_codes_code').unique().on('check_in_codes').column('code').execute();
}
