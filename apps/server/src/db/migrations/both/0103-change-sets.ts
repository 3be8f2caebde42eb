import type { Kysely } from 'kysely';
import { columnTypes, countedKey } from './columns-and-indexes.ts';

/** Adds change sets: records whose unpublished changes are published together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('change_sets')
    .addColumn('id', integer, countedKey(db))
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('created_by', text, (column) => column.notNull())
    .addColumn('created_by_id', integer, (column) => column.notNull())
    .addColumn('publish_at', text)
    .addColumn('scheduled_by', text, (column) => column.notNull().defaultTo(''))
    .addColumn('scheduled_by_id', integer)
    .addColumn('problem', text, (column) => column.notNull().defaultTo(''))
    .addColumn('published_at', text)
    .addColumn('published_by', text, (column) => column.notNull().defaultTo(''))
    .addColumn('taken_back_at', text)
    .addColumn('taken_back_by', text, (column) => column.notNull().defaultTo(''))
    .addColumn('deleted_at', text)
    .execute();
  await db.schema
    .createTable('change_set_members')
    .addColumn('id', integer, countedKey(db))
    .addColumn('set_id', integer, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addColumn('replaces', integer)
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('pending', text)
    .addColumn('base_version', integer)
    .addColumn('published', text)
    .execute();
  await db.schema.createIndex('change_set_members_set').on('change_set_members').columns(['set_id']).execute();
  await db.schema
    .createIndex('change_set_members_record')
    .on('change_set_members')
    .columns(['resource', 'record_id'])
    .execute();
}
