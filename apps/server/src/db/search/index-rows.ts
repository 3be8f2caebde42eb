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
export async function indexRows<Database>(db: Kysely<Database>, entry: IndexedTable): Promise<void> {
  for (const statement of [...Object.values(searchTriggers(entry)), ...put(entry, '')])
    await sql.raw(statement).execute(db);
}

/**
 * Has the search find a table's rows by other columns. The triggers that are there take the rows out as if they were
 * deleted, since they alone know what they had put in; the new ones put them in as if they came back.
 */
export async function reindexRows<Database>(db: Kysely<Database>, entry: IndexedTable): Promise<void> {
  const { table } = entry;
  const triggers = searchTriggers(entry);
  const away = "'reindexed'";
  for (const statement of [
    `update ${table} set deleted_at = ${away} where deleted_at is null`,
    ...Object.keys(triggers).map((name) => `drop trigger ${name}`),
    ...Object.values(triggers),
    `update ${table} set deleted_at = null where deleted_at = ${away}`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** The statements that make the triggers of a table's search, by the triggers' names. */
export function searchTriggers(entry: IndexedTable): Record<string, string> {
  const { table, columns } = entry;
  const changed = [...columns, 'deleted_at'].join(', ');
  const [insert, update, remove] = ['insert', 'update', 'delete'].map((event) => `${table}_search_${event}`);
  return {
    [`${insert}`]: `create trigger ${insert} after insert on ${table} begin ${body(put(entry, 'new'))} end`,
    [`${update}`]: `create trigger ${update} after update of ${changed} on ${table} begin
      ${body([...take(entry), ...put(entry, 'new')])} end`,
    [`${remove}`]: `create trigger ${remove} after delete on ${table} begin ${body(take(entry))} end`,
  };
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
