import { randomUUID } from 'node:crypto';
import { firstMenus } from '@porchlight/contract/first-menus';
import { firstOrganization } from '@porchlight/contract/first-organization';
import pg from 'pg';
import { inject } from 'vitest';

/** Databases of finished tests, for reuse. */
const idle: string[] = [];
/** One connection per reused database, for emptying it: a new one would first have to load the table catalog. */
const emptyingPools = new Map<string, pg.Pool>();

/** Whether tests run on PostgreSQL: in the project `postgres`, whose cluster `scripts/postgres-tests.ts` starts. */
export function isOnPostgres(): boolean {
  return inject('postgresTemplate') !== undefined;
}

/**
 * Takes a database for a test, with all tables, and no rows except those of singletons.
 * @returns its URL, for the setting `DATABASE_URL`; undefined when tests run on SQLite, which uses the data folder
 */
export async function acquireDatabase(): Promise<string | undefined> {
  const template = inject('postgresTemplate');
  if (template === undefined) return undefined;
  const idleUrl = idle.pop();
  if (idleUrl) {
    await emptyingPool(idleUrl).query(
      `${emptyTables}; ${insertSql('organization', firstOrganization)}; ${insertSql('menus', firstMenus)}`,
    );
    return idleUrl;
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(
    siblingUrl(template, 'postgres'),
    `create database ${name} template ${databaseOf(template)} strategy file_copy`,
  );
  return siblingUrl(template, name);
}

/**
 * Returns a database for reuse by a later test of the same process. Don't return one whose schema a test has changed.
 * @throws Error when it was returned before: two tests would share it
 */
export function releaseDatabase(url: string | undefined): void {
  if (url === undefined) return;
  if (idle.includes(url)) throw new Error(`${databaseOf(url)} was handed back before.`);
  idle.push(url);
}

/** Runs SQL statements on a database as its owner. @returns the rows, if it is a single statement */
export async function runSql(url: string, statements: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statements)).rows;
  } finally {
    await client.end();
  }
}

function emptyingPool(url: string): pg.Pool {
  const existing = emptyingPools.get(url);
  if (existing) return existing;
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
  // Ignores the error of being disconnected when the database stops.
  pool.on('error', () => {});
  emptyingPools.set(url, pool);
  return pool;
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1);

function siblingUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

/**
 * Deletes all rows, bypassing triggers, and restarts ids at 1. Faster than a new database, and than `truncate` and
 * `alter sequence`, which create new files.
 */
const emptyTables = `do $body$ declare each record; begin
  set local session_replication_role = replica;
  for each in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
    execute format('delete from %I', each.tablename);
  end loop;
  perform setval(format('%I', sequencename), start_value, false) from pg_sequences where schemaname = 'public';
end $body$`;

/** SQL that inserts the row of a singleton, as its migration does. */
function insertSql(table: string, values: Readonly<Record<string, string | readonly object[]>>): string {
  const at = new Date().toISOString();
  const row = Object.entries({ ...values, created_at: at, updated_at: at });
  const names = row.map(([name]) => pg.escapeIdentifier(name));
  const literals = row.map(([, value]) => pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value)));
  return `insert into ${table} (${names}) values (${literals})`;
}
