import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { certificateFault } from '../certificate-fault.ts';
import { messageOf, StartError } from '../http-error.ts';
import { statementSpans } from '../telemetry/tracing.ts';
import { isRepeatable } from './failures.ts';
import type { WriteTask } from './group-commit.ts';
import { ConnectionPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/** Oldest major version that has all we ask for: ICU's collations in every build of it. */
const oldestPostgres = 15;
/** Connections of a builder. PostgreSQL has 100 for everybody, unless it is told otherwise. */
const poolConnections = 8;
/** How long a request waits for a connection, in milliseconds. */
const connectWithinMs = 5000;
/** How long one statement may take, in milliseconds: as long as an answer may. */
const defaultTimeoutMs = 30_000;
/** How much longer an answer is waited for than a statement may take, in milliseconds: who is silent then is away. */
const silentMs = 2000;
/** How often a transaction is tried that another one got in the way of. */
const writeTries = 12;
/** Longest wait before the next try for each try there was, in milliseconds. */
const retryStepMs = 4;

/**
 * A query builder over a pool of connections.
 * @param options.applicationName what the connections are called on the server. @default 'porchlight'
 * @param options.statementTimeoutMs how long one statement may take; 0 for as long as it likes. @default 30 s
 * @param options.prepares whether statements are kept prepared: for a few of which each comes often. @default false
 */
export function postgresBuilder(
  url: string,
  options: { statementTimeoutMs?: number; applicationName?: string; prepares?: boolean } = {},
): Kysely<Tables> {
  const { statementTimeoutMs = defaultTimeoutMs, applicationName = 'porchlight', prepares = false } = options;
  const config = {
    connectionString: url,
    max: poolConnections,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: statementTimeoutMs,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + silentMs }),
    application_name: applicationName,
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new ConnectionPool(config, prepares) }),
    log: statementSpans('postgresql'),
  });
}

/**
 * Waits until PostgreSQL answers and checks that it can be used.
 * @throws StartError that says what to do, and tells nobody the password
 */
export async function requirePostgres(db: Kysely<Tables>, url: string): Promise<void> {
  try {
    const { rows } = await sql<{ version: number; encoding: string; icu: number }>`
      select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
        (select count(*) from pg_collation where collname = 'und-x-icu') as icu`.execute(db);
    const [{ version = 0, encoding = '', icu = 0 } = {}] = rows;
    if (version < oldestPostgres) {
      throw new StartError(`PostgreSQL ${version} is too old: this needs ${oldestPostgres} or newer.`);
    }
    if (encoding !== 'UTF8') {
      throw new StartError(`The database of DATABASE_URL is kept in ${encoding}: make one with the encoding UTF8.`);
    }
    if (icu === 0) {
      throw new StartError('This PostgreSQL was built without ICU, which the search needs: take one that has it.');
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(unusable(url, error));
  }
}

/** What to tell the operator whose PostgreSQL can't be used, without the password. */
export function unusable(url: string, error: unknown): string {
  const fault = certificateFault(error);
  const said = fault ?? `${messageOf(error)}. Check its address, name and password, and that PostgreSQL runs`;
  return `The database of DATABASE_URL (${withoutPassword(url)}) can't be used: ${said}.`;
}

/** Where a database is, for people: neither who asks nor how they prove it. */
function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'this machine'}${pathname}`;
}

/**
 * Runs a task in a transaction of its own, and again when another transaction got in its way: took a value that has to
 * be unique, changed the row first, or waited for the same rows in another order. Read committed is enough for that, see
 * docs/decisions/0031.
 */
export async function writeToPostgres<T>(db: Kysely<Tables>, task: WriteTask<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(task);
    } catch (error) {
      if (tries >= writeTries || !isRepeatable(error)) throw error;
      await setTimeout(Math.random() * retryStepMs * tries);
    }
  }
}
