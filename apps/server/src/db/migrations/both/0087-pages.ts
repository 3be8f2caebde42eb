import { type Kysely, sql } from 'kysely';
import { indexRows } from '../../search-index/index-rows.ts';
import { columnTypes, recordTable, sortedIndexes, uniqueTexts } from './columns-and-indexes.ts';

/** Adds the table pages. Adds pages to the visitors' search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await recordTable(db, 'pages')
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('sections', text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('sections_text', text, (column) => column.notNull().defaultTo(''))
    .addColumn('description', text, (column) => column.notNull().defaultTo(''))
    .addColumn('image', text)
    .addColumn('menu_label', text, (column) => column.notNull().defaultTo(''))
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
  await uniqueTexts(db, 'pages', 'slug');
  await sql`create unique index pages_replaces on pages (replaces) where deleted_at is null and replaces is not null`.execute(
    db,
  );
  await sortedIndexes(db, 'pages', { others: ['created_at'] });
  await sortedIndexes(db, 'pages', { others: ['created_at'] }, true);
  await sortedIndexes(db, 'pages', { texts: ['title'] });
  await sortedIndexes(db, 'pages', { texts: ['title'] }, true);
  await sortedIndexes(db, 'pages', { texts: ['slug'] });
  await sortedIndexes(db, 'pages', { texts: ['slug'] }, true);
  await sortedIndexes(db, 'pages', { others: ['state'] });
  await sortedIndexes(db, 'pages', { others: ['publish_at'] }, true);
  await sortedIndexes(db, 'pages', { others: ['published_at'] }, true);
  await indexRows(db, {
    table: 'pages',
    code: 9,
    title: 'title',
    subtitle: 'description',
    body: 'sections_text',
    slug: "'/' || slug",
    rows: "deleted_at is null and state = 'published'",
    columns: ['title', 'description', 'sections_text', 'slug', 'state'],
    isCleaned: true,
  });
}
