import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { StartError } from '../errors/http-error.ts';
import type { DatabaseKind } from './dialect.ts';
import { DatabaseFileGone } from './failures.ts';
import { GroupCommit, type WriteTask } from './group-commit.ts';
import { requireNotLost } from './lost-database.ts';
import { migrate } from './migrate.ts';
import { postgresBuilder, requirePostgres } from './postgres.ts';
import { postgresGroups, postgresLimits } from './postgres-groups.ts';
import { listenToPostgres, pollSqlite, type RemoteChangeListener } from './remote-changes.ts';
import { prepareForNode, requireCompatibleNode, type ServingNode } from './serving-nodes.ts';
import { openReader, openWriter, queryBuilder, stopWaitingForLocks } from './sqlite.ts';
import { sqliteGroups, sqliteLimits } from './sqlite-groups.ts';
import { requireTables } from './table-differences.ts';
import type { Tables } from './tables.ts';

/** The open database. */
export interface Database {
  kind: DatabaseKind;
  /** For reads; sees committed data only. */
  read: Kysely<Tables>;
  /**
   * Runs a task in a transaction. The task may await only queries of its transaction and must have no other side
   * effects: PostgreSQL runs it again after a conflict with another transaction. Never call it from inside a task.
   * @returns what the task returned, once it is on disk
   * @throws what the task threw, or the error of a failed commit; then all changes of the task are rolled back
   */
  write<T>(task: WriteTask<T>): Promise<T>;
  /**
   * Reports changes by other processes until the database is closed: other nodes on the same PostgreSQL database, or
   * commands run beside the server on SQLite. Nothing is reported while the database can't be reached.
   */
  listenForRemoteChanges(listener: RemoteChangeListener): Promise<void>;
  /** Whether the database responds. */
  isReady(): Promise<boolean>;
  /** Waits for pending writes, then closes. */
  close(): Promise<void>;
}

/** Where the data is stored: the settings of the same names. */
export interface DatabaseOptions {
  /** Folder of SQLite's file; created when missing. */
  dataDir: string;
  /** URL of a PostgreSQL database to use instead of SQLite. */
  databaseUrl?: string;
  /**
   * The node that serves the database; omitted for a command. Nodes of one PostgreSQL database must have the same
   * version and address.
   */
  node?: ServingNode;
}

/** Name of SQLite's file in the data folder. */
export const databaseFile = 'porchlight.sqlite';

/**
 * Opens the database and runs pending migrations.
 * @param committed called after each commit, with the number of writes in it
 * @throws StartError when it can't be opened, was written by a newer version, or its tables differ from the
 * descriptions
 */
export function openDatabase(
  { dataDir, databaseUrl, node }: DatabaseOptions,
  committed?: (writes: number) => void,
): Promise<Database> {
  return databaseUrl
    ? openPostgres(databaseUrl, node ?? null, committed)
    : openSqlite(join(dataDir, databaseFile), committed);
}

/**
 * Opens an existing database for reading, also while a server is running; creates and migrates nothing.
 * @throws StartError when SQLite's file is missing, or is empty although the site was in use
 */
export function openForReading({ dataDir, databaseUrl }: DatabaseOptions): Kysely<Tables> {
  if (databaseUrl) return postgresBuilder(databaseUrl);
  const path = join(dataDir, databaseFile);
  requireNotLost(path);
  if (!existsSync(path)) {
    throw new StartError(
      `There is no database in DATA_DIR ${dataDir}: set DATA_DIR to its folder, or create one with \`porchlight serve\`.`,
    );
  }
  return queryBuilder(openReader(path));
}

/** SQLite: one connection for reads and one for writes; concurrent writes share a commit. */
async function openSqlite(path: string, committed?: (writes: number) => void): Promise<Database> {
  requireNotLost(path);
  const connection = openWriter(path);
  const writer = queryBuilder(connection);
  try {
    await migrate(writer);
    await requireTables(writer);
  } catch (error) {
    connection.close();
    throw error;
  }
  stopWaitingForLocks(connection);
  const read = queryBuilder(openReader(path));
  const inode = inodeOf(path);
  const requireInPlace = () => {
    if (inodeOf(path) !== inode) throw new DatabaseFileGone(path);
  };
  return assemble({
    ...{ kind: 'sqlite', read, writer },
    commits: new GroupCommit(sqliteGroups({ connection, trx: writer, requireInPlace, committed }), sqliteLimits),
    listen: async (listener) => pollSqlite(connection, listener),
    isInPlace: () => inodeOf(path) === inode && connection.isOpen,
  });
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

/** PostgreSQL: a connection pool for reads and one for writes; each group of writes uses one connection. */
async function openPostgres(
  url: string,
  node: ServingNode | null,
  committed?: (writes: number) => void,
): Promise<Database> {
  // Migrations may take longer than a request may.
  const preparing = postgresBuilder(url, { statementTimeoutMs: 0 });
  try {
    await requirePostgres(preparing, url);
    await prepareForNode(preparing, node);
    await requireTables(preparing);
  } finally {
    await preparing.destroy();
  }
  const applicationName = `porchlight ${randomUUID()}`;
  const read = postgresBuilder(url, { applicationName });
  const writer = postgresBuilder(url, { applicationName, prepares: true });
  return assemble({
    ...{ kind: 'postgres', read, writer },
    commits: new GroupCommit(postgresGroups(writer, committed), postgresLimits),
    listen: (listener) => listenToPostgres(url, applicationName, listener, () => requireCompatibleNode(read, node)),
  });
}

/** What the two databases do differently. */
interface DatabaseParts extends Pick<Database, 'kind' | 'read'> {
  /** Query builder for writes. */
  writer: Kysely<Tables>;
  commits: GroupCommit;
  /** Starts to report changes elsewhere. @returns a function that stops it */
  listen(listener: RemoteChangeListener): Promise<() => void | Promise<void>>;
  /** Whether the connection still leads to the stored data. @default always */
  isInPlace?(): boolean;
}

function assemble({ kind, read, writer, commits, listen, isInPlace = () => true }: DatabaseParts): Database {
  const write: Database['write'] = (task) => commits.write(task);
  let stopListening: (() => void | Promise<void>) | undefined;
  return {
    kind,
    read,
    write,
    async listenForRemoteChanges(listener) {
      stopListening = await listen(listener);
    },
    isReady: async () => isInPlace() && (await isResponding(read)),
    async close() {
      await stopListening?.();
      await commits.settled();
      await read.destroy();
      await writer.destroy();
    },
  };
}

async function isResponding(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db.selectFrom('settings').select('name').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
