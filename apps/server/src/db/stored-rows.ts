import { type Kysely, sql } from 'kysely';
import { kindOf } from './dialect.ts';
import { type Tables, tableNames } from './tables.ts';

/** Tables whose `id` the database generates. */
const numberedTables = [
  'users',
  ...Object.values(tableNames).filter((table) => table !== 'users'),
  'history',
  'mails',
  'comments',
  'event_series',
  'registrations',
  'check_ins',
  'saved_views',
  'change_sets',
  'change_set_members',
  'mailings',
  'deliveries',
] as const;

/**
 * All tables with data, in an order that satisfies foreign keys on insert. The search index is left out, since it is
 * built from them. Rows of one database can be inserted into the other as they are.
 */
export const dataTables: readonly (keyof Tables)[] = [
  ...numberedTables,
  'tokens',
  'account_links',
  'api_keys',
  'preview_links',
  'named_files',
  'links',
  'link_checks',
  'suppressed_addresses',
  'missed_addresses',
  'missed_searches',
  'ignored_copies',
  'merged_records',
  'drafts',
  'muted_mails',
  'totp_factors',
  'passkeys',
  'passkey_challenges',
  'recovery_codes',
  'pending_sign_ins',
  'sign_in_places',
  'settings',
  'idempotency_keys',
  'form_sendings',
  'check_in_codes',
  'form_readers',
  'entry_files',
  'entry_replies',
  'limit_counts',
  'uploads',
  'shared_secrets',
  'security_log',
];

/**
 * Returns the highest id that each table has ever generated, for tables with generated ids; 0 for one that had no row
 * yet.
 */
export async function lastIds(db: Kysely<Tables>): Promise<Map<string, number>> {
  const { rows } =
    kindOf(db) === 'sqlite'
      ? await sql<{ name: string; last: number }>`select name, seq as last from sqlite_sequence`.execute(db)
      : await sql<{ name: string; last: number | null }>`
          select t.name, pg_sequence_last_value(pg_get_serial_sequence(t.name, 'id')::regclass) as last
          from unnest(array[${sql.join(numberedTables)}]) as t(name)`.execute(db);
  const lastIdByTable = new Map(rows.map(({ name, last }) => [name, last ?? 0]));
  return new Map(numberedTables.map((table) => [table, lastIdByTable.get(table) ?? 0]));
}

/** Sets the last generated id of a table: the next ids are higher, even if all rows have lower ones. */
export async function setLastId(db: Kysely<Tables>, table: string, id: number): Promise<void> {
  if (kindOf(db) === 'sqlite') {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${id})`.execute(db);
  } else if (id > 0) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id')::regclass, ${id})`.execute(db);
  }
}
