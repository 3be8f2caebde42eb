import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { kindOf } from '../../dialect.ts';

/** Migrations of both databases make their tables with this. It stays as it is, as they do. */

/** PostgreSQL's integers are as wide as SQLite's, and its texts in the order of their bytes. */
export function columnTypes<Schema>(db: Kysely<Schema>) {
  return kindOf(db) === 'postgres'
    ? { integer: sql`bigint`, text: sql`text collate "C"` }
    : { integer: sql`integer`, text: sql`text` };
}

/** The key of a table that counts its rows. Ids are never given out twice, so that an old link can't show a new row. */
export function countedKey<Schema>(db: Kysely<Schema>) {
  return (column: ColumnDefinitionBuilder) =>
    kindOf(db) === 'postgres'
      ? column.primaryKey().generatedByDefaultAsIdentity()
      : column.primaryKey().autoIncrement();
}

/**
 * A table of records: what every row carries besides its fields, then texts, which are '' when they were left empty.
 * @param optional which of the texts are null instead: dates, moments and file names
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
 * One row per value of a column among those that are neither deleted nor empty.
 * @param isLong whether PostgreSQL, whose indexes hold no text of ten thousand characters, compares digests
 */
export async function uniqueTexts<Schema>(db: Kysely<Schema>, table: string, column: string, isLong = false) {
  const value = isLong && kindOf(db) === 'postgres' ? `md5(${column})` : column;
  await sql
    .raw(`create unique index ${table}_${column} on ${table} (${value}) where deleted_at is null and ${column} <> ''`)
    .execute(db);
}

/**
 * Indexes by which lists are read in the order of a column, over the rows that are not deleted: texts in lower case, of
 * which PostgreSQL's hold 200 characters, and others as they are. SQLite ends every index with the id by itself.
 * @param isOfState whether they are of the rows of one state
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
