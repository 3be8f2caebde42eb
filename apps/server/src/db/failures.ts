import { systemCode } from '../errors/http-error.ts';

/** Another transaction changed a row between this one's read and its write. PostgreSQL's writers retry. */
export class WriteConflict extends Error {
  constructor() {
    super('Another transaction has changed this row in the meantime.');
    this.name = 'WriteConflict';
  }
}

/** PostgreSQL could not be reached, or the connection was lost during a query. */
export class ConnectionLost extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options);
    this.name = 'ConnectionLost';
  }
}

/** SQLite's file was deleted, moved or replaced since it was opened: writes would be lost when this process ends. */
export class DatabaseFileGone extends Error {
  constructor(path: string) {
    super(
      `The database ${path} was deleted, moved or replaced while the server was running. Nothing can be saved. Stop this server, restore a backup, and start it again.`,
    );
    this.name = 'DatabaseFileGone';
  }
}

const uniqueViolation = '23505';
const diskFull = '53100';
/** Deadlock and serialization failure. */
const collisions = ['40P01', '40001'];
/** A prepared statement's table was changed by another node: "cached plan must not change result type". */
const outdatedStatement = '0A000';
/**
 * SQLSTATEs of a PostgreSQL that can't write for now: out of disk, memory or connections (class 53), shut down or
 * started by its operator (57P), statement timeout (57014), lock timeout (55P03), read-only (25006), broken connection
 * (class 08).
 */
const unavailable = /^(53|57P|57014|55P03|25006|08)/;

/** Whether a write violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return sqliteCode(error) === 2067 || sqlState(error) === uniqueViolation;
}

/** Whether a failed transaction may succeed when retried: it was in conflict with another one. */
export function isRepeatable(error: unknown): boolean {
  return (
    error instanceof WriteConflict ||
    [uniqueViolation, outdatedStatement, ...collisions].includes(sqlState(error) ?? '')
  );
}

/** Whether a connection's prepared statements are outdated because tables were changed. */
export function isOutdated(error: unknown): boolean {
  return sqlState(error) === outdatedStatement;
}

/** Whether the database can't write for now: its disk is full, it is locked, or it can't be reached. */
export function isUnavailable(error: unknown): boolean {
  if ([WriteConflict, ConnectionLost, DatabaseFileGone].some((kind) => error instanceof kind)) return true;
  const state = sqlState(error);
  if (state !== undefined) return unavailable.test(state) || collisions.includes(state);
  return isSqliteError(error, 5, 6, 8, 10, 13);
}

/** Whether the database is damaged: pages can't be read, or the file is not a database. */
export function isDamaged(error: unknown): boolean {
  return isSqliteError(error, 11, 26) || ['XX001', 'XX002'].includes(sqlState(error) ?? '');
}

/** Whether SQLite's file could not be opened. */
export function isOpenFailure(error: unknown): boolean {
  return isSqliteError(error, 14);
}

/** Whether another process has locked SQLite's file. */
export function isDatabaseLocked(error: unknown): boolean {
  return isSqliteError(error, 5, 6);
}

/** Whether a file or a row could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return isSqliteError(error, 13) || ['ENOSPC', 'EDQUOT', diskFull].includes(systemCode(error));
}

/** Whether a disk can't be written to: it is full, fails, or is read-only, as Linux makes a failing one. */
export function isDiskUnwritable(error: unknown): boolean {
  return isSqliteError(error, 8, 10) || ['EROFS', 'EIO'].includes(systemCode(error)) || isDiskFull(error);
}

/** Whether an error has one of these primary result codes of SQLite. */
function isSqliteError(error: unknown, ...codes: number[]): boolean {
  const code = sqliteCode(error);
  return code !== undefined && codes.includes(code & 0xff);
}

function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** PostgreSQL's SQLSTATE of an error: five capitals and digits. PostgreSQL's errors have a severity, others don't. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'severity' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
