import { type Kysely, sql } from 'kysely';

/** How a table's row stands in the index; SQL over its columns, null where it has none. */
interface Indexed {
  table: string;
  /** Last four bits of the row's number in the index; see `search-rows.ts`. */
  code: number;
  title: string;
  subtitle?: string;
  body?: string;
  slug?: string;
  date?: string;
  type?: string;
  /** Columns whose change makes the row be indexed anew. */
  columns: string[];
}

/** Everything that visitors may read, and nothing else: no account, donor or subscriber is ever indexed. */
const indexed: Indexed[] = [
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

const columnNames = ['title', 'subtitle', 'body', 'slug', 'date', 'type'];

/** The expression with `old.` or `new.` before each column, or as it is for a select from the table. */
function over(expression: string | undefined, row: string): string {
  if (expression === undefined) return 'null';
  return row === '' ? expression : expression.replace(/'[^']*'|\b[a-z_]+\b/g, (word) => qualified(word, row));
}

function qualified(word: string, row: string): string {
  return word.startsWith("'") || ['case', 'when', 'and', 'then', 'else', 'end'].includes(word)
    ? word
    : `${row}.${word}`;
}

/** Statements that put a row into both indexes; from the table itself, they put in all live rows. */
function put(entry: Indexed, row: '' | 'new'): string[] {
  const from = row === '' ? `from ${entry.table}` : '';
  const prefix = row === '' ? '' : `${row}.`;
  const live = `where ${prefix}deleted_at is null`;
  const number = `${prefix}id * 16 + ${entry.code}`;
  const values = [entry.title, entry.subtitle, entry.body, entry.slug, entry.date, entry.type];
  return [
    `insert into search_index (rowid, ${columnNames.join(', ')})
      select ${number}, ${values.map((value) => over(value, row)).join(', ')} ${from} ${live}`,
    `insert into search_words (rowid, words) select ${number}, ${wordsOf(entry, row)} ${from} ${live}`,
  ];
}

/** Statements that take a row out of both. The second index keeps no texts, so it is told what it was given. */
function take(entry: Indexed): string[] {
  const number = `old.id * 16 + ${entry.code}`;
  return [
    `delete from search_index where rowid = ${number}`,
    `insert into search_words (search_words, rowid, words)
      select 'delete', ${number}, ${wordsOf(entry, 'old')} where old.deleted_at is null`,
  ];
}

function wordsOf({ title, subtitle, body }: Indexed, row: string): string {
  const texts = [title, subtitle, body].filter((text) => text !== undefined);
  return texts.map((text) => `(${over(text, row)})`).join(" || ' ' || ");
}

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
  for (const entry of indexed) {
    const { table, columns } = entry;
    const changed = [...columns, 'deleted_at'].join(', ');
    await run(`create trigger ${table}_search_insert after insert on ${table} begin ${body(put(entry, 'new'))} end`);
    await run(`create trigger ${table}_search_update after update of ${changed} on ${table} begin
      ${body([...take(entry), ...put(entry, 'new')])} end`);
    await run(`create trigger ${table}_search_delete after delete on ${table} begin ${body(take(entry))} end`);
    for (const statement of put(entry, '')) await run(statement);
  }
}

function body(statements: string[]): string {
  return statements.map((statement) => `${statement};`).join('\n');
}
