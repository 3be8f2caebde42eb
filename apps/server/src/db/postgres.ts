import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { describeCertificateError } from '../errors/certificate-error.ts';
import { messageOf, StartError } from '../errors/http-error.ts';
import { statementSpans } from '../telemetry/tracing.ts';
import { isRepeatable } from './failures.ts';
import type { WriteTask } from './group-commit.ts';
import { ConnectionPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/** Oldest major version that is supported: the first with ICU collations in every build. */
const oldestPostgres = 15;
/** Pool size of a query builder. PostgreSQL allows 100 connections in all by default. */
const poolConnections = 8;
/** How long a request waits for a connection, in milliseconds. */
const connectWithinMs = 5000;
/** Statement timeout in milliseconds: as long as a response may take. */
const defaultTimeoutMs = 30_000;
/** How long to wait for a result beyond the statement timeout, in milliseconds; then the connection counts as lost. */
const keepAliveDelayMs = 2000;
/** Maximum number of tries of a transaction that is in conflict with others. */
const writeTries = 12;
/** Maximum delay before the next try in milliseconds, multiplied by the number of tries so far. */
const retryStepMs = 4;

/**
 * Creates a query builder over a connection pool.
 * @param options.applicationName name of the connections in PostgreSQL. @default 'porchlight'
 * @param options.statementTimeoutMs how long one statement may take; 0 for no limit. @default 30 s
 * @param options.prepares whether to use prepared statements: for a builder that runs the same few often. @default
 * false
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
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + keepAliveDelayMs }),
    application_name: applicationName,
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new ConnectionPool(config, prepares) }),
    log: statementSpans('postgresql'),
  });
}

/**
 * Connects to PostgreSQL and checks that it can be used.
 * @throws StartError that says what to do, without the password
 */
export async function requirePostgres(db: Kysely<Tables>, url: string): Promise<void> {
  try {
    const { rows } = await sql<{ version: number; encoding: string; icu: number }>`
      select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
        (select count(*) from pg_collation where collname = 'und-x-icu') as icu`.execute(db);
    const [{ version = 0, encoding = '', icu = 0 } = {}] = rows;
    if (version < oldestPostgres) {
      throw new StartError(`PostgreSQL ${version} is too old: Porchlight needs ${oldestPostgres} or newer.`);
    }
    if (encoding !== 'UTF8') {
      throw new StartError(
        `The database of DATABASE_URL has the encoding ${encoding}: create one with the encoding UTF8.`,
      );
    }
    if (icu === 0) {
      throw new StartError('This PostgreSQL was built without ICU, which the search needs: use one with ICU.');
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(postgresErrorMessage(url, error));
  }
}

/** Returns the error message for a PostgreSQL database that can't be used, without the password. */
export function postgresErrorMessage(url: string, error: unknown): string {
  const fault = describeCertificateError(error);
  const problem = fault ?? `${messageOf(error)}. Check its address, user name and password, and that PostgreSQL runs`;
  return `The database of DATABASE_URL (${withoutPassword(url)}) can't be used: ${problem}.`;
}

/** The host and name of a database, without user and password. */
function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'this machine'}${pathname}`;
}

/**
 * Runs a task in a transaction of its own and retries after a conflict with another transaction: a unique violation, a
 * row changed first, or a deadlock. Read committed is enough for that, see docs/decisions/0031.
 */
export async function writeToPostgres<T>(db: Kysely<Tables>, task: WriteTask<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(task);
    } catch (error) {
      if (attempt >= writeTries || !isRepeatable(error)) throw error;
      await setTimeout(Math.random() * retryStepMs * attempt);
    }
  }
}
