import { type Kysely, sql } from 'kysely';
import { indexRows } from '../../search/index-rows.ts';
import type { IndexedTable } from '../../search/indexed-rows.ts';

/** Everything that visitors may read, and nothing else: no account, donor or subscriber is ever indexed. */
const indexed: IndexedTable[] = [
  {
    table: 'stories',
    code: 1,
    title: 'title',
    subtitle: 'subtitle',
    body: 'content',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'subtitle', 'content', 'slug', 'date'],
  },
  {
    table: 'articles',
    code: 2,
    title: 'title',
    subtitle: 'subtitle',
    body: 'body',
    slug: 'slug',
    date: 'created_at',
    columns: ['title', 'subtitle', 'body', 'slug'],
  },
  {
    table: 'events',
    code: 3,
    title: 'title',
    subtitle: 'flag',
    body: 'description',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'flag', 'description', 'slug', 'date'],
  },
  {
    table: 'elections',
    code: 4,
    title: 'title',
    body: 'description',
    slug: 'slug',
    date: 'date',
    columns: ['title', 'description', 'slug', 'date'],
  },
  {
    table: 'podcasts',
    code: 5,
    title: 'title',
    body: 'description',
    slug: 'slug',
    columns: ['title', 'description', 'slug'],
  },
  { table: 'gallery_items', code: 6, title: 'title', slug: 'slug', columns: ['title', 'slug'] },
  {
    table: 'team_members',
    code: 7,
    title: 'name',
    subtitle: "position || case when position <> '' and workstation <> '' then ', ' else '' end || workstation",
    type: 'type',
    columns: ['name', 'position', 'workstation', 'type'],
  },
  {
    table: 'action_networks',
    code: 8,
    title: 'title',
    body: 'description',
    slug: 'slug',
    columns: ['title', 'description', 'slug'],
  },
];

/**
 * The search. `search_index` finds words by their stems and shows passages; `search_words` keeps them unstemmed, so that
 * `search_vocabulary` can complete a word that is half typed. Triggers keep both right in the transaction of every
 * change, whoever makes it; rows that are there already are put in here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create virtual table search_index using fts5(
    title, subtitle, body, slug unindexed, date unindexed, type unindexed,
    tokenize = 'porter unicode61 remove_diacritics 2')`);
  await run(`create virtual table search_words using fts5(
    words, content = '', detail = none, tokenize = 'unicode61 remove_diacritics 2')`);
  await run('create virtual table search_vocabulary using fts5vocab(search_words, row)');
  for (const entry of indexed) await indexRows(db, entry);
}
