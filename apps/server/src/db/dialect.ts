import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

/** The supported databases. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Returns the kind of database behind a query builder or a transaction. */
export function kindOf<Schema>(db: Kysely<Schema>): DatabaseKind {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Whether a table exists. Kysely's introspection would read all tables with all their columns. */
export async function hasTable<Schema>(db: Kysely<Schema>, name: string): Promise<boolean> {
  const { rows } = await (kindOf(db) === 'postgres'
    ? sql`select 1 where to_regclass(quote_ident(${name})) is not null`
    : sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`
  ).execute(db);
  return rows.length > 0;
}

/**
 * Takes a lock of this name until the transaction ends, waiting while another transaction holds it. For rules about
 * several rows that no constraint can express, and for rows that many transactions update at the same time. Does
 * nothing on SQLite, which has a single writer.
 */
export async function acquireTransactionLock<Schema>(trx: Kysely<Schema>, name: string): Promise<void> {
  if (kindOf(trx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Characters of a text in PostgreSQL's list indexes: at UTF-8's 4 bytes each, they fit in an index entry, which is
 * limited to a third of a page.
 */
const indexedCharacters = 200;

/**
 * The part of a text that a list index contains: its first characters on PostgreSQL, all of it on SQLite.
 * @param text an expression, or a value to compare with the indexed part
 */
export function indexedPart<Schema, Text>(db: Kysely<Schema>, text: RawBuilder<Text>): RawBuilder<Text> {
  return kindOf(db) === 'postgres' ? sql`left(${text}, ${sql.lit(indexedCharacters)})` : text;
}

/** SQL condition that a text contains another. To ignore case and accents, fold both first. */
export function contains(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  return sql`${text} like ${`%${part.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
