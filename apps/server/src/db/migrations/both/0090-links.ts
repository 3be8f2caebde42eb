import { type Kysely, sql } from 'kysely';
import { fillLinks } from '../../link-rows.ts';
import { columnTypes } from './columns-and-indexes.ts';

/**
 * The table links: where the texts, fields, lists and sections of each record lead, rows in the trash included. It takes
 * the place of the links in named_files. The table link_checks: the results of checking other sites.
 * Adds to organization: checks_links.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('links')
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('field', text, (column) => column.notNull())
    .addColumn('section', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('target', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('links_key', ['resource', 'record_id', 'position'])
    .execute();
  await db.schema
    .createTable('link_checks')
    .addColumn('url', text, (column) => column.primaryKey())
    .addColumn('checked_at', text, (column) => column.notNull())
    .addColumn('next_at', text, (column) => column.notNull())
    .addColumn('status', integer)
    .addColumn('problem', text, (column) => column.notNull().defaultTo(''))
    .addColumn('failures', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('organization')
    .addColumn('checks_links', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await fillLinks(db);
  await sql`create index links_by_target on links (target)`.execute(db);
  await sql`delete from named_files where name like '/%'`.execute(db);
}
