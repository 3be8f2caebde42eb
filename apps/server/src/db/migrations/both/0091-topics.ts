import { type Kysely, sql } from 'kysely';
import { indexRows } from '../../search-index/index-rows.ts';
import { columnTypes, recordTable, sortedIndexes, uniqueTexts } from './columns-and-indexes.ts';

/** The lists of references that each table gets. */
const addedColumns: Readonly<Record<string, readonly string[]>> = {
  stories: ['authors', 'topics'],
  articles: ['authors', 'topics'],
  events: ['topics'],
  podcasts: ['topics'],
  gallery_items: ['topics'],
};

/** Adds topics, with the visitors' search of them, authors of stories and articles, and the table merged_records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  for (const [table, columns] of Object.entries(addedColumns)) {
    for (const column of columns)
      await db.schema
        .alterTable(table)
        .addColumn(column, text, (each) => each.notNull().defaultTo('[]'))
        .execute();
  }
  await recordTable(db, 'topics')
    .addColumn('name', text, (column) => column.notNull().defaultTo(''))
    .addColumn('description', text, (column) => column.notNull().defaultTo(''))
    .addColumn('description_document', text)
    .addColumn('image', text)
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .addColumn('state', text, (column) =>
      column
        .notNull()
        .defaultTo('published')
        .check(sql`state in ('draft', 'in_review', 'scheduled', 'published', 'archived')`),
    )
    .addColumn('publish_at', text)
    .addColumn('published_at', text)
    .addColumn('review_note', text, (column) => column.notNull().defaultTo(''))
    .addColumn('created_by', integer)
    .addColumn('replaces', integer)
    .addColumn('replaces_version', integer)
    .execute();
  await uniqueTexts(db, 'topics', 'slug');
  await sql`create unique index topics_replaces on topics (replaces) where deleted_at is null and replaces is not null`.execute(
    db,
  );
  await sortedIndexes(db, 'topics', { others: ['created_at'] });
  await sortedIndexes(db, 'topics', { others: ['created_at'] }, true);
  await sortedIndexes(db, 'topics', { texts: ['name'] });
  await sortedIndexes(db, 'topics', { texts: ['name'] }, true);
  await sortedIndexes(db, 'topics', { texts: ['slug'] });
  await sortedIndexes(db, 'topics', { texts: ['slug'] }, true);
  await sortedIndexes(db, 'topics', { others: ['state'] });
  await sortedIndexes(db, 'topics', { others: ['publish_at'] }, true);
  await sortedIndexes(db, 'topics', { others: ['published_at'] }, true);
  await indexRows(db, {
    table: 'topics',
    code: 10,
    title: 'name',
    body: 'description',
    slug: 'slug',
    rows: "deleted_at is null and state = 'published'",
    columns: ['name', 'description', 'slug', 'state'],
    isCleaned: true,
  });
  await db.schema
    .createTable('merged_records')
    .addColumn('resource', text, (column) => column.notNull())
    .addColumn('record_id', integer, (column) => column.notNull())
    .addColumn('into_id', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('merged_records_record', ['resource', 'record_id'])
    .execute();
  await sql`create index merged_records_by_into on merged_records (resource, into_id)`.execute(db);
}
