import { type Kysely, sql } from 'kysely';

/** How a table's row stands in the index; SQL over its columns, null where it has none. */
export interface IndexedTable {
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

/**
 * Puts a table's rows into the search, and keeps them right by triggers in the transaction of every change, whoever makes
 * it. Migrations are made of this: what it makes of an entry never changes.
 */
export async function indexRows(db: Kysely<unknown>, entry: IndexedTable): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const { table, columns } = entry;
  const changed = [...columns, 'deleted_at'].join(', ');
  await run(`create trigger ${table}_search_insert after insert on ${table} begin ${body(put(entry, 'new'))} end`);
  await run(`create trigger ${table}_search_update after update of ${changed} on ${table} begin
      ${body([...take(entry), ...put(entry, 'new')])} end`);
  await run(`create trigger ${table}_search_delete after delete on ${table} begin ${body(take(entry))} end`);
  for (const statement of put(entry, '')) await run(statement);
}

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
function put(entry: IndexedTable, row: '' | 'new'): string[] {
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
function take(entry: IndexedTable): string[] {
  const number = `old.id * 16 + ${entry.code}`;
  return [
    `delete from search_index where rowid = ${number}`,
    `insert into search_words (search_words, rowid, words)
      select 'delete', ${number}, ${wordsOf(entry, 'old')} where old.deleted_at is null`,
  ];
}

function wordsOf({ title, subtitle, body }: IndexedTable, row: string): string {
  const texts = [title, subtitle, body].filter((text) => text !== undefined);
  return texts.map((text) => `(${over(text, row)})`).join(" || ' ' || ");
}

function body(statements: string[]): string {
  return statements.map((statement) => `${statement};`).join('\n');
}
