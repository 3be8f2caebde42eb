import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** The databases that the server keeps its data in. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Which database a query builder or a transaction speaks to. */
export function kindOf<Schema>(db: Kysely<Schema>): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Whether a table stands in a database. Kysely's introspection reads all tables with all columns for it. */
export async function hasTable<Schema>(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await (kindOf(db) === 'postgres'
    ? sql`select 1 where to_regclass(quote_ident(${name})) is not null`
    : sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`
  ).execute(db);
  return rows.length > 0;
}

/**
 * Waits until no other transaction has taken the turn of this name, and keeps others waiting until this one ends. For
 * rules about several rows, which no row and no index can hold, and where a crowd would take away each other's values.
 * SQLite has one writer at a time anyway.
 */
export async function takeTurn<Schema>(trx: Kysely<Schema>, name: string): Promise<void> {
  if (kindOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** Characters of a text that PostgreSQL's list indexes hold: of UTF-8's longest, less than the third of a page they may have. */
const indexedCharacters = 200;

/**
 * What an index of a list holds of a text, which is in the same order as the texts. SQLite's hold all of it.
 * @param text an expression, or a value to compare with what the index holds
 */
export function indexedPart<Schema, Text>(db: Kysely<Schema>, text: RawBuilder<Text>): RawBuilder<Text> {
  return kindOf(db) === 'postgres' ? sql`left(${text}, ${sql.lit(indexedCharacters)})` : text;
}

/** Whether a text in SQL contains another, letter by letter: who wants case and accents to be alike folds both. */
export function contains(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  return sql`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
