import { type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';
import { columnTypes } from './columns-and-indexes.ts';

/** Columns that name a stored file, by the entities whose records have them. */
const columns = [
  ['story', 'stories', 'image'],
  ['article', 'articles', 'pdf'],
  ['event', 'events', 'image'],
  ['election', 'elections', 'image'],
  ['podcast', 'podcasts', 'image'],
  ['gallery', 'gallery_items', 'image'],
  ['media', 'media', 'image'],
  ['team', 'team_members', 'image'],
  ['actionNetwork', 'action_networks', 'image'],
  ['organization', 'organization', 'logo'],
  ['organization', 'organization', 'share_picture'],
] as const;

/** Long texts that may show pictures. */
const texts = [
  ['story', 'stories', 'content'],
  ['article', 'articles', 'body'],
  ['event', 'events', 'description'],
  ['election', 'elections', 'description'],
  ['podcast', 'podcasts', 'description'],
  ['podcast', 'podcasts', 'transcript'],
  ['actionNetwork', 'action_networks', 'description'],
] as const;

/**
 * The table named_files: which stored files the fields and texts of each record name, rows in the trash included. It takes
 * the place of an index of each column and of reading all texts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await db.schema
    .createTable('named_files')
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('named_files_name', ['name', 'resource', 'record_id'])
    .execute();
  for (const [resource, table, column] of columns) {
    await sql`insert into named_files (name, resource, record_id)
      select ${sql.ref(column)}, ${resource}, id from ${sql.table(table)} where ${sql.ref(column)} <> ''
      on conflict do nothing`.execute(db);
  }
  await sql`insert into named_files (name, resource, record_id)
    select substr(link, 9), 'podcast', id from podcasts where link like '/sounds/%'
    on conflict do nothing`.execute(db);
  for (const [resource, table, field] of texts) {
    const document = sql.ref(`${field}_document`);
    // Nothing but a picture has an attribute of this name, and in a text a quotation mark has a backslash.
    const names =
      kindOf(db) === 'postgres'
        ? sql`select (regexp_matches(${document}, '"name":"([^"\\\\]+)"', 'g'))[1], ${resource}, id from ${sql.table(table)}
            where ${document} like '%"picture"%'`
        : sql`select part.atom, ${resource}, record.id from ${sql.table(table)} as record, json_tree(${document}) as part
            where ${document} like '%"picture"%' and part.key = 'name' and part.path like '%.attrs'`;
    await sql`insert into named_files (name, resource, record_id) ${names} on conflict do nothing`.execute(db);
  }
  await sql`create index named_files_by_record on named_files (resource, record_id)`.execute(db);
  // Organizations and the library have none.
  for (const [, table, column] of columns.filter(([resource]) => !['media', 'organization'].includes(resource)))
    await db.schema.dropIndex(`${table}_by_${column}`).execute();
  await db.schema.dropIndex('podcasts_by_sound').execute();
}
