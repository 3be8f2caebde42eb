import { randomUUID } from 'node:crypto';
import { firstOrganization } from '@porchlight/contract/first-organization';
import pg from 'pg';
import { inject } from 'vitest';

/** Databases of tests that ended. */
const idle: string[] = [];
/** A connection to each database that is emptied between tests: a new one would first have to learn all its tables. */
const emptiers = new Map<string, pg.Pool>();

/** Whether tests run on PostgreSQL: in the project `postgres`, whose cluster `scripts/postgres-tests.ts` starts. */
export function isOnPostgres(): boolean {
  return inject('postgresTemplate') !== undefined;
}

/**
 * A database for a test, with all tables and no row but the organization's.
 * @returns a setting `DATABASE_URL`; undefined where tests run on SQLite, for a file in their data folder
 */
export async function takeDatabase(): Promise<string | undefined> {
  const template = inject('postgresTemplate');
  if (template === undefined) return undefined;
  const known = idle.pop();
  if (known) {
    await emptierOf(known).query(`${emptyTables}; ${firstSettings()}`);
    return known;
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(
    beside(template, 'postgres'),
    `create database ${name} template ${databaseOf(template)} strategy file_copy`,
  );
  return beside(template, name);
}

/**
 * Hands a database back, once, for a later test of the same process. One whose tables a test has changed is kept out of that.
 * @throws Error when it is handed back a second time: two tests would then share it
 */
export function giveBack(url: string | undefined): void {
  if (url === undefined) return;
  if (idle.includes(url)) throw new Error(`${databaseOf(url)} was handed back before.`);
  idle.push(url);
}

/** Runs statements on a database as its owner. @returns the rows of the only one */
export async function run(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
}

function emptierOf(url: string): pg.Pool {
  const known = emptiers.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // It ends with its database.
  pool.on('error', () => {});
  emptiers.set(url, pool);
  return pool;
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1);

function beside(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/** Without the triggers, and ids begin at 1 again. Quicker than a new database, and than `truncate` and `alter sequence`, which make new files. */
const emptyTables = `do $body$ declare each record; begin
  set local session_replication_role = replica;
  for each in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('delete from %I', each.tablename);
  end loop;
  perform setval(format('%I', sequencename), start_value, false) from pg_sequences where schemaname = 'public';
end $body$`;

/** Puts the organization's one row in, as its migration does. */
function firstSettings(): string {
  const at = new Date().toISOString();
  const row = Object.entries({ ...firstOrganization, created_at: at, updated_at: at });
  const names = row.map(([name]) => pg.escapeIdentifier(name));
  return `insert into organization (${names}) values (${row.map(([, value]) => pg.escapeLiteral(value))})`;
}
