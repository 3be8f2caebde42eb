import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { formatMoney, fromCents } from '@porchlight/contract/money';
import { foldText } from '@porchlight/contract/text-folding';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { messageOf, StartError } from '../errors/http-error.ts';
import { statementSpans } from '../telemetry/tracing.ts';
import { isDamaged } from './failures.ts';
import { folderRemedy, restoreRemedy } from './restore-remedy.ts';
import type { Tables } from './tables.ts';

/** Oldest SQLite version that is supported: the first with the fixes of spring 2026 to the write-ahead log. */
const oldestSqlite = '3.53.0';

/** How long a connection waits for another process's lock, in milliseconds; nothing else happens meanwhile. */
const busyTimeoutMs = 5000;
/**
 * Size of a connection's cache of compiled statements, in characters of SQL; compiled, they take about ten times as
 * many bytes.
 */
const statementsMaxCharacters = 300_000;

/**
 * Refuses a SQLite that is older than {@link oldestSqlite}.
 * @param version as `sqlite_version()` gives it
 * @throws StartError
 */
export function requireSqlite(version: string): void {
  const have = version.split('.').map(Number);
  const need = oldestSqlite.split('.').map(Number);
  const older = need.reduce((order, part, index) => order || (have[index] ?? 0) - part, 0) < 0;
  if (older) {
    throw new StartError(
      `SQLite ${version} is too old: Porchlight needs ${oldestSqlite} or newer. Start it with the Node that npm installed.`,
    );
  }
}

/**
 * Opens the writing connection; creates the file and its folder when missing.
 * @throws StartError when the file can't be opened or SQLite is too old
 */
export function openWriter(path: string): DatabaseSync {
  try {
    // The file holds donors' addresses and password hashes: only the server's account may read it.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const connection = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
    requireSqlite(String(connection.prepare('select sqlite_version() as version').get()?.version));
    connection.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma busy_timeout = ${busyTimeoutMs};
      pragma foreign_keys = on;
    `);
    return connection;
  } catch (error) {
    throw openFailureError(path, error);
  }
}

/** Makes a connection wait no longer for locks, for a server: whoever uses it has to try again without waiting. */
export function stopWaitingForLocks(connection: DatabaseSync): void {
  connection.exec('pragma busy_timeout = 0');
}

/** Returns the error for a file that can't be opened. A reading connection may fail only on its first query. */
export function openFailureError(path: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const fault = isDamaged(error)
    ? `is damaged: ${messageOf(error)}. ${restoreRemedy}`
    : `can't be opened: ${messageOf(error)}. ${folderRemedy(dirname(path))}`;
  return new StartError(`The database ${path} ${fault}`);
}

/**
 * Opens a read-only connection; it sees committed data only.
 * @throws StartError when the file can't be opened
 */
export function openReader(path: string): DatabaseSync {
  try {
    const connection = new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs });
    connection.exec(`pragma busy_timeout = ${busyTimeoutMs}; pragma query_only = on;`);
    // PostgreSQL has functions of the same names: see its migration `0010-all-tables`.
    connection.function('fold', { deterministic: true }, (text) => foldText(String(text)));
    connection.function('dollars', { deterministic: true }, (cents) => formatMoney(fromCents(Number(cents))));
    return connection;
  } catch (error) {
    throw openFailureError(path, error);
  }
}

/** Adapts node:sqlite to the driver that Kysely's SQLite dialect expects, with a cache of compiled statements. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({
    maxSize: statementsMaxCharacters,
    sizeCalculation: (_statement, sql) => sql.length,
  });
  return {
    close: () => connection.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = adaptStatement(connection.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    // Statements with columns return rows: a select, or a write with `returning`.
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** SQLite supports DDL inside transactions, which Kysely's adapter denies. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter();
  }
}
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Creates a query builder over an open connection. */
export function queryBuilder(connection: DatabaseSync): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new TransactionalSqliteDialect({ database: adapt(connection) }),
    log: statementSpans('sqlite'),
  });
}
