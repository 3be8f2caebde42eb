import { type Kysely, sql } from 'kysely';
import { kindOf } from './dialect.ts';
import { type Tables, tableNames } from './tables.ts';

/** Tables whose rows have an `id` that the database gives out. */
const numberedTables = [
  'users',
  ...Object.values(tableNames).filter((table) => table !== 'users'),
  'history',
  'mails',
] as const;

/**
 * Every table that holds data, in an order in which their rows can be put in: those that others name come first. What
 * the search keeps is not among them, since it is made of these. A row of one database can be put into the other as it is.
 */
export const dataTables: readonly (keyof Tables)[] = [
  ...numberedTables,
  'tokens',
  'account_links',
  'api_keys',
  'preview_links',
  'named_files',
  'drafts',
  'invitations',
  'totp_factors',
  'passkeys',
  'passkey_challenges',
  'recovery_codes',
  'pending_sign_ins',
  'sign_in_places',
  'settings',
  'idempotency_keys',
  'limit_counts',
  'uploads',
  'shared_secrets',
  'security_log',
];

/** The highest id that each table has ever given out, for tables with ids; 0 for one that had no row yet. */
export async function lastIds(db: Kysely<Tables>): Promise<Map<string, number>> {
  const { rows } =
    kindOf(db) === 'sqlite'
      ? await sql<{ name: string; last: number }>`select name, seq as last from sqlite_sequence`.execute(db)
      : await sql<{ name: string; last: number | null }>`
          select t.name, pg_sequence_last_value(pg_get_serial_sequence(t.name, 'id')::regclass) as last
          from unnest(array[${sql.join(numberedTables)}]) as t(name)`.execute(db);
  const given = new Map(rows.map(({ name, last }) => [name, last ?? 0]));
  return new Map(numberedTables.map((table) => [table, given.get(table) ?? 0]));
}

/** Has a table give out higher ids than this one, also where its rows are lower. */
export async function setLastId(db: Kysely<Tables>, table: string, id: number): Promise<void> {
  if (kindOf(db) === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
  } else if (id > 0) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id')::regclass, ${id})`.execute(db);
  }
}
