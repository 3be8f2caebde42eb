import { systemCode } from '../http-error.ts';

/** Another transaction changed a row between its reading and its writing. PostgreSQL's writers try again. */
export class RowOvertaken extends Error {
  constructor() {
    super('Another transaction has changed this row in the meantime.');
    this.name = 'RowOvertaken';
  }
}

/** PostgreSQL could not be reached, or went away during a query. */
export class ConnectionLost extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options);
    this.name = 'ConnectionLost';
  }
}

/** SQLite's file is not where it was opened: what is written to it now would be gone with this process. */
export class DatabaseFileGone extends Error {
  constructor(path: string) {
    super(
      `The database ${path} was deleted, moved or replaced while it is served, and nothing is saved any more. Stop this server, restore a backup, and start it.`,
    );
    this.name = 'DatabaseFileGone';
  }
}

const uniqueViolation = '23505';
const diskFull = '53100';
/** A deadlock, or an order of transactions that can't be. */
const collisions = ['40P01', '40001'];
/** A statement was prepared for a table that another node has changed since: "cached plan must not change result type". */
const outdatedStatement = '0A000';
/**
 * What PostgreSQL says while it can't take a write: no room or memory left, too many connections (class 53), shut down or
 * started by its operator (57P), a question that took too long (57014), a lock that wasn't given (55P03), a copy that may
 * only be read (25006), a broken connection (class 08).
 */
const unavailable = /^(53|57P|57014|55P03|25006|08)/;

/** Whether a write failed because another row already has the value. */
export function isUniqueViolation(error: unknown): boolean {
  return sqliteCode(error) === 2067 || sqlState(error) === uniqueViolation;
}

/** Whether a transaction that failed may hold when it is tried again: it met another one. */
export function isRepeatable(error: unknown): boolean {
  return (
    error instanceof RowOvertaken || [uniqueViolation, outdatedStatement, ...collisions].includes(sqlState(error) ?? '')
  );
}

/** Whether a connection holds statements that were prepared for tables as they were. */
export function isOutdated(error: unknown): boolean {
  return sqlState(error) === outdatedStatement;
}

/** Whether the database can't take a write for now: its disk is full, others hold it, or it can't be reached. */
export function isUnavailable(error: unknown): boolean {
  if ([RowOvertaken, ConnectionLost, DatabaseFileGone].some((kind) => error instanceof kind)) return true;
  const state = sqlState(error);
  if (state !== undefined) return unavailable.test(state) || collisions.includes(state);
  const code = sqliteCode(error);
  return code !== undefined && [5, 6, 8, 10, 13].includes(code & 0xff);
}

/** Whether the database's file can't be read any more: pages of it are damaged, or it is none. */
export function isDamaged(error: unknown): boolean {
  const code = sqliteCode(error);
  return (code !== undefined && [11, 26].includes(code & 0xff)) || ['XX001', 'XX002'].includes(sqlState(error) ?? '');
}

/** Whether SQLite's file could not be opened. */
export function isUnopened(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === 14;
}

/** Whether another process holds SQLite's file. */
export function isHeld(error: unknown): boolean {
  return [5, 6].includes((sqliteCode(error) ?? 0) & 0xff);
}

/** Whether a file or a row could not be written for want of room. */
export function isDiskFull(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === 13 || ['ENOSPC', 'EDQUOT', diskFull].includes(systemCode(error));
}

/** Whether a disk takes nothing: it is full, was made read-only, as Linux does with one that fails, or fails. */
export function isDiskUnwritable(error: unknown): boolean {
  const isRefused = [8, 10].includes((sqliteCode(error) ?? 0) & 0xff) || ['EROFS', 'EIO'].includes(systemCode(error));
  return isRefused || isDiskFull(error);
}

function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
}

/** PostgreSQL's SQLSTATE of an error: five capitals and digits, and a severity beside them. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'severity' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
