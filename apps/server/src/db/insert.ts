import type { AliasedRawBuilder, CompiledQuery, Kysely } from 'kysely';
import { kindOf } from './dialect.ts';
import type { ColumnValue, StoredRow, Tables } from './tables.ts';

/** Compiled statements by database kind, table and columns: compiling takes longer than running. */
const statements = new Map<string, CompiledQuery<StoredRow>>();

/**
 * Inserts a row.
 * @param columns plain values; which columns there are must not depend on input, because statements are cached by them
 * @param returning an expression to return instead; must be the same in all calls for a table. @default all columns
 * @returns the row as stored
 */
export async function insert(
  trx: Kysely<Tables>,
  table: keyof Tables,
  columns: Record<string, ColumnValue>,
  returning?: AliasedRawBuilder<unknown, string>,
): Promise<StoredRow> {
  const key = `${kindOf(trx)} ${table} ${Object.keys(columns)}`;
  let statement = statements.get(key);
  if (!statement) {
    // The table is known only at run time; the values were checked against the record's schema.
    const row = trx.insertInto(table).values(columns as never);
    statement = (returning ? row.returning(returning) : row.returningAll()).$castTo<StoredRow>().compile();
    statements.set(key, statement);
  }
  const { rows } = await trx.executeQuery<StoredRow>({ ...statement, parameters: Object.values(columns) });
  if (!rows[0]) throw new Error(`Nothing was inserted into ${table}.`);
  return rows[0];
}
