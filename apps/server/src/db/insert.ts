import type { AliasedRawBuilder, CompiledQuery, Kysely } from 'kysely';
import { kindOf } from './dialect.ts';
import type { ColumnValue, StoredRow, Tables } from './tables.ts';

/** Statements by their database, table and columns: to build one takes longer than to run it. */
const statements = new Map<string, CompiledQuery<StoredRow>>();

/**
 * Inserts a row.
 * @param columns every value a plain one; of which columns there are, code decides and never an input
 * @param returning what is asked of the row; for one table always the same. @default all of it
 * @returns the row as it is stored
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
    // Whoever calls knows the table only when it runs; what it takes was checked by the record's schema.
    const row = trx.insertInto(table).values(columns as never);
    statement = (returning ? row.returning(returning) : row.returningAll()).$castTo<StoredRow>().compile();
    statements.set(key, statement);
  }
  const { rows } = await trx.executeQuery<StoredRow>({ ...statement, parameters: Object.values(columns) });
  if (!rows[0]) throw new Error(`Nothing was inserted into ${table}.`);
  return rows[0];
}
