import { type Kysely, sql } from 'kysely';
import { kindOf } from '../dialect.ts';
import { type IndexedTable, indexedRowsCondition, qualifyColumns, textColumns } from './indexed-rows.ts';
import { postgresIndexing, postgresSearchTrigger } from './postgres-rows.ts';
import { searchableExpression } from './searchable-text.ts';

/**
 * Adds a table's rows to the search index, and creates triggers that update it in the transaction of every change. Used
 * by migrations, so its result for a given entry must never change.
 */
export async function indexRows<Database>(db: Kysely<Database>, entry: IndexedTable): Promise<void> {
  const isPostgres = kindOf(db) === 'postgres';
  const statements = isPostgres
    ? postgresIndexing(entry)
    : [...Object.values(searchTriggers(entry)), ...insertStatements(entry, '')];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/**
 * Changes how a table's rows are found. The old triggers remove the rows from the index as if they were deleted, since
 * only they know what they added; the new ones add them as if they were restored.
 * @param only condition for the rows that are found by other words now. @default all
 */
export async function reindexRows<Database>(db: Kysely<Database>, entry: IndexedTable, only?: string): Promise<void> {
  if (kindOf(db) === 'postgres') {
    if (only === undefined) return indexRows(db, entry);
    for (const statement of postgresSearchTrigger(entry)) await sql.raw(statement).execute(db);
    await sql.raw(`update ${entry.table} set ${entry.title} = ${entry.title} where ${only}`).execute(db);
    return;
  }
  const { table } = entry;
  const triggers = searchTriggers(entry);
  const deletedMark = "'reindexed'";
  for (const statement of [
    `update ${table} set deleted_at = ${deletedMark} where deleted_at is null${only === undefined ? '' : ` and (${only})`}`,
    ...Object.keys(triggers).map((name) => `drop trigger ${name}`),
    ...Object.values(triggers),
    `update ${table} set deleted_at = null where deleted_at = ${deletedMark}`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** Returns the SQL that creates SQLite's search triggers of a table, by trigger name. */
export function searchTriggers(entry: IndexedTable): Record<string, string> {
  const { table, columns } = entry;
  const changed = [...columns, 'deleted_at'].join(', ');
  const [insert, update, remove] = ['insert', 'update', 'delete'].map((event) => `${table}_search_${event}`);
  return {
    [`${insert}`]: `create trigger ${insert} after insert on ${table} begin ${body(insertStatements(entry, 'new'))} end`,
    [`${update}`]: `create trigger ${update} after update of ${changed} on ${table} begin
      ${body([...deleteStatements(entry), ...insertStatements(entry, 'new')])} end`,
    [`${remove}`]: `create trigger ${remove} after delete on ${table} begin ${body(deleteStatements(entry))} end`,
  };
}

/** SQL that adds a row to both indexes, or without `row` all live rows of the table. */
function insertStatements(entry: IndexedTable, row: '' | 'new'): string[] {
  const from = row === '' ? `from ${entry.table}` : '';
  const prefix = row === '' ? '' : `${row}.`;
  const live = `where ${indexedRowsCondition(entry, row)}`;
  const number = `${prefix}id * 16 + ${entry.code}`;
  const values = textColumns.map((column) => searchedExpression(entry, column, row));
  return [
    `insert into search_index (rowid, ${textColumns.join(', ')})
      select ${number}, ${values.join(', ')} ${from} ${live}`,
    `insert into search_words (rowid, words) select ${number}, ${wordsExpression(entry, row)} ${from} ${live}`,
  ];
}

/**
 * SQL that removes a row from both indexes. `search_words` stores no texts, so FTS5 has to be given the indexed ones.
 */
function deleteStatements(entry: IndexedTable): string[] {
  const number = `old.id * 16 + ${entry.code}`;
  return [
    `delete from search_index where rowid = ${number}`,
    `insert into search_words (search_words, rowid, words)
      select 'delete', ${number}, ${wordsExpression(entry, 'old')} where ${indexedRowsCondition(entry, 'old')}`,
  ];
}

function wordsExpression(entry: IndexedTable, row: string): string {
  const columns = (['title', 'subtitle', 'body'] as const).filter((column) => entry[column] !== undefined);
  return columns.map((column) => `(${searchedExpression(entry, column, row)})`).join(" || ' ' || ");
}

/** SQL for what the index is given of a column. */
function searchedExpression(entry: IndexedTable, column: (typeof textColumns)[number], row: string): string {
  const text = qualifyColumns(entry[column], row);
  const isSearched = column === 'title' || column === 'subtitle' || column === 'body';
  return entry.isCleaned && isSearched && entry[column] !== undefined ? searchableExpression(`(${text})`) : text;
}

function body(statements: string[]): string {
  return statements.map((statement) => `${statement};`).join('\n');
}
