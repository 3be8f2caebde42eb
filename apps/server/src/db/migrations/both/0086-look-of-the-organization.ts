import type { Kysely } from 'kysely';
import { columnTypes } from './columns-and-indexes.ts';

/** Adds to organization: logo_dark, primary_color, accent_color, heading_typeface, text_typeface, pattern, corners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable('organization').addColumn('logo_dark', text).execute();
  await db.schema
    .alterTable('organization')
    .addColumn('primary_color', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('accent_color', text, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('heading_typeface', text, (column) => column.notNull().defaultTo('fraunces'))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('text_typeface', text, (column) => column.notNull().defaultTo('source-sans'))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('pattern', text, (column) => column.notNull().defaultTo('quilt'))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('corners', text, (column) => column.notNull().defaultTo('soft'))
    .execute();
}
