import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { messageOf } from '../errors/http-error.ts';
import { ConnectionLost, isOutdated, sqlState } from './failures.ts';

/** Maximum number of prepared statements per connection; the product has fewer different writes. */
const preparedMax = 300;

/** Names of prepared statements by their SQL: the same on every connection. */
const names = new Map<string, string>();

/** pg's pool for Kysely. It tells lost connections (`ConnectionLost`) from errors that the database reports. */
export class ConnectionPool implements PostgresPool {
  readonly options: pg.PoolConfig;
  #pool: Promise<pg.Pool> | undefined;
  readonly #prepares: boolean;
  readonly #clients = new WeakMap<pg.PoolClient, PooledConnection>();

  /** @param prepares whether to use prepared statements: for a pool that runs the same few statements often */
  constructor(config: pg.PoolConfig, prepares: boolean) {
    this.options = config;
    this.#prepares = prepares;
  }

  /** @throws ConnectionLost for any failure to connect */
  async connect(): Promise<PostgresPoolClient> {
    this.#pool ??= openPool(this.options);
    const pool = await this.#pool;
    const client = await pool.connect().catch((error: unknown) => {
      throw new ConnectionLost(messageOf(error), { cause: error });
    });
    const connection = this.#clients.get(client) ?? new PooledConnection(client, this.#prepares);
    this.#clients.set(client, connection);
    return connection;
  }

  async end(): Promise<void> {
    await (await this.#pool)?.end();
  }
}

/** Imports pg lazily, since it is not needed with SQLite. */
async function openPool(config: pg.PoolConfig): Promise<pg.Pool> {
  const { Pool, types } = (await import('pg')).default;
  const { INT8, NUMERIC } = types.builtins;
  // 64-bit integers and their sums are parsed to numbers, as with SQLite: ids, cents, milliseconds.
  const getTypeParser: typeof types.getTypeParser = (type, format) =>
    type === INT8 || type === NUMERIC ? Number : types.getTypeParser(type, format);
  const pool = new Pool({ ...config, types: { getTypeParser } });
  // A connection may be lost at any time: the running query fails, and the next one gets another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

class PooledConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #prepares: boolean;
  /** Whether to close the connection instead of returning it to the pool. */
  #isOutdated = false;

  constructor(client: pg.PoolClient, prepares: boolean) {
    this.#client = client;
    this.#prepares = prepares;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('This pool does not support cursors.');
    const values = parameters.map(storable);
    // SQL without parameters may be several statements, which can't be prepared.
    const name = this.#prepares && values.length > 0 ? nameOf(text) : undefined;
    return this.#client.query({ text, values, name }).catch((error: unknown) => {
      const isLost = sqlState(error) === undefined;
      // After a query timeout the connection would give its late result to the next query.
      this.#isOutdated ||= isLost || isOutdated(error);
      if (isLost) throw new ConnectionLost(messageOf(error), { cause: error });
      throw error;
    }) as Promise<PostgresQueryResult<Row>>;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isOutdated);
  }
}

function nameOf(text: string): string | undefined {
  const cachedName = names.get(text);
  if (cachedName !== undefined || names.size === preparedMax) return cachedName;
  const name = `porchlight_${names.size}`;
  names.set(text, name);
  return name;
}

/** PostgreSQL can't store the character U+0000 in texts. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\u{FFFD}') : value;
}
