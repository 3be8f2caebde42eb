import { resourceNames } from '@porchlight/contract/entities';
import { type Kysely, sql } from 'kysely';
import { kindOf } from './dialect.ts';
import { indexedTable } from './indexed-table.ts';
import { reindexRows } from './search/index-rows.ts';
import { type Tables, tableNames } from './tables.ts';

/** Tables whose rows have an `id` that the database gives out. */
const numberedTables = ['users', ...Object.values(tableNames).filter((table) => table !== 'users'), 'history'] as const;

/**
 * Every table that holds data, in an order in which their rows can be put in: those that others name come first. What
 * the search keeps is not among them, since it is made of these. A row of one database can be put into the other as it is.
 */
export const dataTables: readonly (keyof Tables)[] = [
  ...numberedTables,
  'tokens',
  'sign_in_places',
  'settings',
  'idempotency_keys',
];

/** Has new rows get ids after those that are there, once rows were put in with ids of their own. SQLite does so by itself. */
export async function continueIds(trx: Kysely<Tables>): Promise<void> {
  if (kindOf(trx) === 'sqlite') return;
  for (const table of numberedTables) {
    const sequence = sql`pg_get_serial_sequence(${table}, 'id')::regclass`;
    await sql`select setval(${sequence}, greatest(max(id), pg_sequence_last_value(${sequence})))
      from ${sql.table(table)} having count(*) > 0`.execute(trx);
  }
}

/** Makes the search of the rows that are there anew. Rows that are put in are found without it, by the tables' triggers. */
export async function rebuildSearch(trx: Kysely<Tables>): Promise<void> {
  for (const name of resourceNames) {
    const indexed = indexedTable(name);
    if (indexed) await reindexRows(trx, indexed);
  }
}
