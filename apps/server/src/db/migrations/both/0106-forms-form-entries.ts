import { type Kysely, sql } from 'kysely';
import { indexRows } from '../../search-index/index-rows.ts';
import { columnTypes, recordTable, sortedIndexes, uniqueTexts } from './columns-and-indexes.ts';

/** Adds the table forms. Adds forms to the visitors' search. Adds the table form_entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { integer, text } = columnTypes(db);
  await recordTable(db, 'forms')
    .addColumn('title', text, (column) => column.notNull().defaultTo(''))
    .addColumn('introduction', text, (column) => column.notNull().defaultTo(''))
    .addColumn('introduction_document', text)
    .addColumn('questions', text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('after_text', text, (column) => column.notNull().defaultTo(''))
    .addColumn('after_text_document', text)
    .addColumn('notify', text, (column) => column.notNull().defaultTo(''))
    .addColumn('confirms', integer, (column) => column.notNull().defaultTo(0).check(sql`confirms in (0, 1)`))
    .addColumn('keep_days', text, (column) => column.notNull().defaultTo('30'))
    .addColumn('opens_at', text)
    .addColumn('closes_at', text)
    .addColumn('entries_max', integer)
    .addColumn('slug', text, (column) => column.notNull().defaultTo(''))
    .addColumn('search_text', text, (column) => column.notNull().defaultTo(''))
    .addColumn('state', text, (column) =>
      column
        .notNull()
        .defaultTo('published')
        .check(sql`state in ('draft', 'in_review', 'scheduled', 'published', 'archived')`),
    )
    .addColumn('publish_at', text)
    .addColumn('visible_until', text)
    .addColumn('published_at', text)
    .addColumn('review_note', text, (column) => column.notNull().defaultTo(''))
    .addColumn('created_by', integer)
    .addColumn('replaces', integer)
    .addColumn('replaces_version', integer)
    .execute();
  await uniqueTexts(db, 'forms', 'slug');
  await sql`create unique index forms_replaces on forms (replaces) where deleted_at is null and replaces is not null`.execute(
    db,
  );
  await sortedIndexes(db, 'forms', { others: ['created_at'] });
  await sortedIndexes(db, 'forms', { others: ['created_at'] }, true);
  await sortedIndexes(db, 'forms', { texts: ['title'] });
  await sortedIndexes(db, 'forms', { texts: ['title'] }, true);
  await sortedIndexes(db, 'forms', { others: ['closes_at'] });
  await sortedIndexes(db, 'forms', { others: ['closes_at'] }, true);
  await sortedIndexes(db, 'forms', { others: ['state'] });
  await sortedIndexes(db, 'forms', { others: ['publish_at'] }, true);
  await sortedIndexes(db, 'forms', { others: ['visible_until'] }, true);
  await sortedIndexes(db, 'forms', { others: ['published_at'] }, true);
  await indexRows(db, {
    table: 'forms',
    code: 12,
    title: 'title',
    body: "introduction || '\n\u001e\n' || search_text",
    slug: 'slug',
    rows: "deleted_at is null and state = 'published'",
    columns: ['title', 'introduction', 'search_text', 'slug', 'state'],
    isCleaned: true,
  });
  await recordTable(db, 'form_entries')
    .addColumn('sender', text, (column) => column.notNull().defaultTo(''))
    .addColumn('form', text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('status', text, (column) => column.notNull().defaultTo('new'))
    .addColumn('person', text, (column) => column.notNull().defaultTo(''))
    .addColumn('note', text, (column) => column.notNull().defaultTo(''))
    .addColumn('email', text, (column) => column.notNull().defaultTo(''))
    .addColumn('answers', text, (column) => column.notNull().defaultTo('[]'))
    .addColumn('delete_on', text)
    .execute();
  await sortedIndexes(db, 'form_entries', { others: ['created_at'] });
  await sortedIndexes(db, 'form_entries', { texts: ['sender'] });
  await sortedIndexes(db, 'form_entries', { texts: ['status'] });
  await sortedIndexes(db, 'form_entries', { texts: ['person'] });
  await sortedIndexes(db, 'form_entries', { texts: ['email'] });
  await sortedIndexes(db, 'form_entries', { others: ['delete_on'] });
}
