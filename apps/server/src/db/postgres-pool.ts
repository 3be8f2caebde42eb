import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { messageOf } from '../http-error.ts';
import { ConnectionLost, isOutdated, sqlState } from './failures.ts';

/** Statements that a connection keeps prepared; the product's writes are fewer. */
const preparedMax = 300;

/** Names of statements by their text: the same on every connection. */
const names = new Map<string, string>();

/** pg's pool as Kysely takes it; it tells connections that were lost from what the database says of a query. */
export class ConnectionPool implements PostgresPool {
  readonly options: pg.PoolConfig;
  #pool: Promise<pg.Pool> | undefined;
  readonly #prepares: boolean;
  readonly #clients = new WeakMap<pg.PoolClient, PooledConnection>();

  /** @param prepares whether statements are kept prepared: where a few come again and again */
  constructor(config: pg.PoolConfig, prepares: boolean) {
    this.options = config;
    this.#prepares = prepares;
  }

  /** @throws ConnectionLost: whatever keeps it from being made is for its operator to mend */
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

/** Loads pg, without which who has SQLite starts. */
async function openPool(config: pg.PoolConfig): Promise<pg.Pool> {
  const { Pool, types } = (await import('pg')).default;
  const { INT8, NUMERIC } = types.builtins;
  // Integers of 64 bits and their sums are numbers here, as SQLite gives them: ids, cents, milliseconds.
  const getTypeParser: typeof types.getTypeParser = (type, format) =>
    type === INT8 || type === NUMERIC ? Number : types.getTypeParser(type, format);
  const pool = new Pool({ ...config, types: { getTypeParser } });
  // A connection may be cut at any time: the query that is under way fails, and the next one gets another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

class PooledConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #prepares: boolean;
  /** Whether it is to be closed and not used again. */
  #isSpent = false;

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
    if (typeof text !== 'string') throw new TypeError('Nothing here is read by cursors.');
    const values = parameters.map(storable);
    // What has no values may be several statements, which can't be prepared.
    const name = this.#prepares && values.length > 0 ? nameOf(text) : undefined;
    return this.#client.query({ text, values, name }).catch((error: unknown) => {
      const isLost = sqlState(error) === undefined;
      // One that has answered nothing in time would give its late answer to the next query.
      this.#isSpent ||= isLost || isOutdated(error);
      if (isLost) throw new ConnectionLost(messageOf(error), { cause: error });
      throw error;
    }) as Promise<PostgresQueryResult<Row>>;
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy || this.#isSpent);
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size === preparedMax) return known;
  const name = `porchlight_${names.size}`;
  names.set(text, name);
  return name;
}

/** PostgreSQL's texts have no character 0, which only a text that nobody typed has. */
function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\u{FFFD}') : value;
}
