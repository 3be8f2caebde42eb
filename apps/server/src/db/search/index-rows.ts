import { type Kysely, sql } from 'kysely';
import { kindOf } from '../dialect.ts';
import { type IndexedTable, indexedRowsOf, over, textColumns } from './indexed-rows.ts';
import { postgresIndexing } from './postgres-rows.ts';

/**
 * Puts a table's rows into the search, and keeps them right by triggers in the transaction of every change, whoever makes
 * it. Migrations are made of this: what it makes of an entry never changes.
 */
export async function indexRows<Database>(db: Kysely<Database>, entry: IndexedTable): Promise<void> {
  const isPostgres = kindOf(db) === 'postgres';
  const statements = isPostgres
    ? postgresIndexing(entry)
    : [...Object.values(searchTriggers(entry)), ...put(entry, '')];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Has the search find a table's rows by other columns. The triggers that are there take the rows out as if they were
 * deleted, since they alone know what they had put in; the new ones put them in as if they came back.
 */
export async function reindexRows<Database>(db: Kysely<Database>, entry: IndexedTable): Promise<void> {
  if (kindOf(db) === 'postgres') return indexRows(db, entry);
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

/** The statements that make the triggers of a table's search in SQLite, by the triggers' names. */
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

/** Statements that put a row into both indexes; from the table itself, they put in all live rows. */
function put(entry: IndexedTable, row: '' | 'new'): string[] {
  const from = row === '' ? `from ${entry.table}` : '';
  const prefix = row === '' ? '' : `${row}.`;
  const live = `where ${indexedRowsOf(entry, row)}`;
  const number = `${prefix}id * 16 + ${entry.code}`;
  const values = textColumns.map((column) => over(entry[column], row));
  return [
    `insert into search_index (rowid, ${textColumns.join(', ')})
      select ${number}, ${values.join(', ')} ${from} ${live}`,
    `insert into search_words (rowid, words) select ${number}, ${wordsOf(entry, row)} ${from} ${live}`,
  ];
}

/** Statements that take a row out of both. The second index keeps no texts, so it is told what it was given. */
function take(entry: IndexedTable): string[] {
  const number = `old.id * 16 + ${entry.code}`;
  return [
    `delete from search_index where rowid = ${number}`,
    `insert into search_words (search_words, rowid, words)
      select 'delete', ${number}, ${wordsOf(entry, 'old')} where ${indexedRowsOf(entry, 'old')}`,
  ];
}

function wordsOf({ title, subtitle, body }: IndexedTable, row: string): string {
  const texts = [title, subtitle, body].filter((text) => text !== undefined);
  return texts.map((text) => `(${over(text, row)})`).join(" || ' ' || ");
}

function body(statements: string[]): string {
  return statements.map((statement) => `${statement};`).join('\n');
}
