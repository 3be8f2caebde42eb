import { setTimeout } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from 'kysely';
import pg from 'pg';
import { messageOf, StartError } from '../http-error.ts';
import { ConnectionLost, isRepeatable, sqlState } from './failures.ts';
import type { WriteTask } from './group-commit.ts';
import type { Tables } from './tables.ts';

/** Oldest major version that has all we ask for: ICU's collations in every build of it. */
const oldestPostgres = 15;
/** Connections of one process. PostgreSQL has 100 for everybody, unless it is told otherwise. */
const poolConnections = 10;
/** How long a request waits for a connection, in milliseconds. */
const connectWithinMs = 5000;
/** How long one statement may take, in milliseconds: as long as an answer may. */
const defaultTimeoutMs = 30_000;
/** How often a transaction is tried that another one got in the way of. */
const writeTries = 12;
/** Longest wait before the next try for each try there was, in milliseconds. */
const retryStepMs = 4;

/** Integers of 64 bits and their sums are numbers here, as SQLite gives them: ids, cents, milliseconds. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 || type === pg.types.builtins.NUMERIC
      ? Number
      : pg.types.getTypeParser(type, format),
};

/**
 * A query builder over a pool of connections.
 * @param options.applicationName what the connections are called on the server. @default 'porchlight'
 * @param options.statementTimeoutMs how long one statement may take; 0 for as long as it likes. @default 30 s
 */
export function postgresBuilder(
  url: string,
  options: { statementTimeoutMs?: number; applicationName?: string } = {},
): Kysely<Tables> {
  const { statementTimeoutMs = defaultTimeoutMs, applicationName = 'porchlight' } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolConnections,
    connectionTimeoutMillis: connectWithinMs,
    statement_timeout: statementTimeoutMs,
    application_name: applicationName,
    types,
  });
  // A connection may be cut at any time: the query that is under way fails, and the next one gets another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new TellingPostgresDialect({ pool }) });
}

/** Tells connections that were lost from what the database says of a query. */
class TellingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new TellingPostgresDriver(this.#config);
  }
}

class TellingPostgresDriver extends PostgresDriver {
  readonly #known = new WeakSet<DatabaseConnection>();

  override async acquireConnection() {
    const connection = await super.acquireConnection().catch(unreached);
    if (this.#known.has(connection)) return connection;
    this.#known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = <Row>(query: CompiledQuery) =>
      execute<Row>({ ...query, parameters: query.parameters.map(storable) }).catch(lost);
    return connection;
  }
}

/** PostgreSQL's texts have no character 0, which only a text that nobody typed has. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\u{FFFD}') : value;
}

/** Whatever keeps a connection from being made is for its operator to mend: no caller's question is wrong. */
function unreached(error: unknown): never {
  throw new ConnectionLost(messageOf(error), { cause: error });
}

/** Tells what the database says of a query from what becomes of the connection to it. */
function lost(error: unknown): never {
  throw sqlState(error) === undefined ? new ConnectionLost(messageOf(error), { cause: error }) : error;
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
  return `The database of DATABASE_URL (${withoutPassword(url)}) can't be used: ${messageOf(error)}. Check its address, name and password, and that PostgreSQL runs.`;
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
