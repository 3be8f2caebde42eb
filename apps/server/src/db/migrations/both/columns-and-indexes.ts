import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';

/** Helpers of the migrations of both databases. Never changed after a release, like the migrations. */

/** Column types by database: PostgreSQL's integers get SQLite's size, and its texts are compared byte by byte. */
export function columnTypes<Schema>(db: Kysely<Schema>) {
  return kindOf(db) === 'postgres'
    ? { integer: sql`bigint`, text: sql`text collate "C"` }
    : { integer: sql`integer`, text: sql`text` };
}

/** Adds an auto-incremented primary key. Ids are never reused, so that an old link can't show a new row. */
export function countedKey<Schema>(db: Kysely<Schema>) {
  return (column: ColumnDefinitionBuilder) =>
    kindOf(db) === 'postgres'
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
}

/**
 * Begins a table of records with the columns that all of them have, and text columns with the default ''.
 * @param optional text columns that are nullable instead: dates, moments and file names
 */
export function recordTable<Schema>(
  db: Kysely<Schema>,
  table: string,
  texts: readonly string[] = [],
  optional: readonly string[] = [],
) {
  const { integer, text } = columnTypes(db);
  const row: CreateTableBuilder<string, string> = db.schema
    .createTable(table)
    .addColumn('id', integer, countedKey(db))
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .addColumn('deleted_at', text);
  return texts.reduce(
    (columns, name) =>
      columns.addColumn(name, text, (column) => (optional.includes(name) ? column : column.notNull().defaultTo(''))),
    row,
  );
}

/**
 * Creates a unique index of a text column over rows that are not deleted and have a value.
 * @param isLong whether PostgreSQL indexes a hash, because texts of ten thousand characters don't fit into an index
 */
export async function uniqueTexts<Schema>(db: Kysely<Schema>, table: string, column: string, isLong = false) {
  const value = isLong && kindOf(db) === 'postgres' ? `md5(${column})` : column;
  await sql
    .raw(`create unique index ${table}_${column} on ${table} (${value}) where deleted_at is null and ${column} <> ''`)
    .execute(db);
}

/**
 * Creates indexes for sorting lists, over rows that are not deleted: of texts in lower case, the first 200 characters on
 * PostgreSQL, and of other columns. SQLite appends the id to every index itself.
 * @param isOfState whether the indexes begin with the state
 */
export async function sortedIndexes<Schema>(
  db: Kysely<Schema>,
  table: string,
  { texts = [], others = [] }: { texts?: readonly string[]; others?: readonly string[] },
  isOfState = false,
) {
  const isPostgres = kindOf(db) === 'postgres';
  const index = (column: string, value: string) =>
    sql
      .raw(
        `create index ${table}_${isOfState ? 'of_state_by' : 'by'}_${column} on ${table} (${isOfState ? 'state, ' : ''}${value}) where deleted_at is null`,
      )
      .execute(db);
  for (const column of texts) await index(column, isPostgres ? `left(lower(${column}), 200)` : `lower(${column})`);
  for (const column of others) await index(column, isPostgres ? `${column}, id` : column);
}
