import { type Kysely, sql } from 'kysely';
import { reindexRows } from '../../search-index/index-rows.ts';
import type { IndexedTable } from '../../search-index/indexed-rows.ts';
import { columnTypes } from './columns-and-indexes.ts';

const published = { rows: "deleted_at is null and state = 'published'", isCleaned: true };

const indexed: readonly IndexedTable[] = [
  {
    table: 'stories',
    code: 1,
    title: 'title',
    subtitle: 'subtitle',
    body: "content || '\n\u001e\n' || search_text",
    slug: 'slug',
    date: 'date',
    ...published,
    columns: ['title', 'subtitle', 'content', 'search_text', 'slug', 'date', 'state'],
  },
  {
    table: 'articles',
    code: 2,
    title: 'title',
    subtitle: 'subtitle',
    body: "body || '\n\u001e\n' || search_text",
    slug: 'slug',
    date: 'created_at',
    ...published,
    columns: ['title', 'subtitle', 'body', 'search_text', 'slug', 'state'],
  },
  {
    table: 'events',
    code: 3,
    title: 'title',
    subtitle: "flag || case when flag <> '' and venue <> '' then ', ' else '' end || venue",
    body: "description || '\n\n' || address || '\n\u001e\n' || search_text",
    slug: 'slug',
    date: 'date',
    ...published,
    columns: ['title', 'flag', 'venue', 'description', 'address', 'search_text', 'slug', 'date', 'state'],
  },
  {
    table: 'elections',
    code: 4,
    title: 'title',
    body: "description || '\n\u001e\n' || search_text",
    slug: 'slug',
    date: 'date',
    ...published,
    columns: ['title', 'description', 'search_text', 'slug', 'date', 'state'],
  },
  {
    table: 'podcasts',
    code: 5,
    title: 'title',
    body: "description || '\n\n' || transcript || '\n\u001e\n' || search_text",
    slug: 'slug',
    ...published,
    columns: ['title', 'description', 'transcript', 'search_text', 'slug', 'state'],
  },
  {
    table: 'gallery_items',
    code: 6,
    title: 'title',
    body: 'search_text',
    slug: 'slug',
    ...published,
    columns: ['title', 'search_text', 'slug', 'state'],
  },
  {
    table: 'team_members',
    code: 7,
    title: 'name',
    subtitle: "position || case when position <> '' and workstation <> '' then ', ' else '' end || workstation",
    body: 'search_text',
    type: 'type',
    ...published,
    columns: ['name', 'position', 'workstation', 'search_text', 'type', 'state'],
  },
  {
    table: 'action_networks',
    code: 8,
    title: 'title',
    body: "description || '\n\u001e\n' || search_text",
    slug: 'slug',
    ...published,
    columns: ['title', 'description', 'search_text', 'slug', 'state'],
  },
  {
    table: 'topics',
    code: 10,
    title: 'name',
    body: "description || '\n\u001e\n' || search_text",
    slug: 'slug',
    ...published,
    columns: ['name', 'description', 'search_text', 'slug', 'state'],
  },
];

const haveAuthors = ['stories', 'articles'];

/**
 * Adds authors of podcasts, and search_text: the search finds records by the values of facts in their texts, and by their
 * authors. Where there are any, it notes that the texts have to be written.
 */
export async function up(db: Kysely<{ settings: { name: string; value: string } }>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable('podcasts')
    .addColumn('authors', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
  let isOutdated = false;
  for (const entry of indexed) {
    const { table, columns } = entry;
    await db.schema
      .alterTable(table)
      .addColumn('search_text', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await reindexRows(db, entry, 'id < 0');
    const conditions = [
      ...columns.map((column) => sql`${sql.ref(column)} like '%{%'`),
      ...(haveAuthors.includes(table) ? [sql`authors <> '[]'`] : []),
    ];
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${sql.join(conditions, sql` or `)} limit 1`.execute(db);
    isOutdated ||= rows.length > 0;
  }
  if (isOutdated) await db.insertInto('settings').values({ name: 'search_texts', value: 'outdated' }).execute();
}
