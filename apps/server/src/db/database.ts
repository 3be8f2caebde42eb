import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Kysely } from 'kysely';
import { StartError } from '../http-error.ts';
import { type ElsewhereListener, listenToPostgres, watchSqlite } from './changes-elsewhere.ts';
import type { DatabaseKind } from './dialect.ts';
import { DatabaseFileGone } from './failures.ts';
import { GroupCommit, type WriteTask } from './group-commit.ts';
import { requireNotLost } from './lost-database.ts';
import { migrate } from './migrate.ts';
import { postgresBuilder, requirePostgres } from './postgres.ts';
import { postgresGroups, postgresLimits } from './postgres-groups.ts';
import { createPostgresSearch } from './search/postgres-search.ts';
import type { SearchIndex } from './search/search-index.ts';
import { createSqliteSearch } from './search/sqlite-search.ts';
import { prepareForNode, requireAlike, type ServingNode } from './serving-nodes.ts';
import { openReader, openWriter, queryBuilder } from './sqlite.ts';
import { sqliteGroups, sqliteLimits } from './sqlite-groups.ts';
import { requireTables } from './table-differences.ts';
import type { Tables } from './tables.ts';

/** The open database. */
export interface Database {
  kind: DatabaseKind;
  /** For reads; sees what is committed and nothing else. */
  read: Kysely<Tables>;
  /**
   * Runs a task in a transaction. It may await queries of its transaction only, and do nothing else that lasts:
   * PostgreSQL runs it again when another transaction got in its way. Never call it from inside a task.
   * @returns what the task returned, once it is on disk
   * @throws what the task threw, or the error of a commit that failed; then nothing of the task remains
   */
  write<T>(task: WriteTask<T>): Promise<T>;
  /** Full-text search over everything that visitors may read. */
  search: SearchIndex;
  /**
   * Tells, until the database is closed, of what other processes change: nodes on the same PostgreSQL, commands beside
   * the server on SQLite. While the database is away nothing is heard.
   */
  listenElsewhere(listener: ElsewhereListener): Promise<void>;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  /** Waits for the writes under way, then closes. */
  close(): Promise<void>;
}

/** Where the data is kept: settings of the same names. */
export interface DatabaseOptions {
  /** Folder of SQLite's file; made when it is missing. */
  dataDir: string;
  /** Address of a PostgreSQL database, which is used instead. */
  databaseUrl?: string;
  /** What serves it; none for a command. Nodes of one PostgreSQL database have to be alike. */
  node?: ServingNode;
}

/** Name of SQLite's file in the data folder. */
export const databaseFile = 'porchlight.sqlite';

/**
 * Opens the database and brings its tables up to date.
 * @param committed is told of each commit, with the number of writes that shared it
 * @throws StartError when it can't be opened, or was written by a newer version
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
 * Opens what is there to be read, beside a server that may be running; nothing is made or brought up to date.
 * @throws StartError where there is no SQLite file, or one that lost all
 */
export function openForReading({ dataDir, databaseUrl }: DatabaseOptions): Kysely<Tables> {
  if (databaseUrl) return postgresBuilder(databaseUrl);
  const path = join(dataDir, databaseFile);
  requireNotLost(path);
  if (!existsSync(path)) {
    throw new StartError(
      `There is no database in DATA_DIR ${dataDir}: set DATA_DIR to where it is, or make one by \`porchlight serve\`.`,
    );
  }
  return queryBuilder(openReader(path));
}

/** SQLite: reads on one connection, writes on another, those of one moment in one commit. */
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
  const read = queryBuilder(openReader(path));
  const inode = inodeOf(path);
  const requireInPlace = () => {
    if (inodeOf(path) !== inode) throw new DatabaseFileGone(path);
  };
  const commits = new GroupCommit(sqliteGroups({ connection, trx: writer, requireInPlace, committed }), sqliteLimits);
  const write: Database['write'] = (task) => commits.write(task);
  let stopListening: (() => void) | undefined;
  return {
    kind: 'sqlite',
    read,
    write,
    search: createSqliteSearch(read, write),
    async listenElsewhere(listener) {
      stopListening = watchSqlite(connection, listener);
    },
    isReady: async () => inodeOf(path) === inode && (await answers(read)) && connection.isOpen,
    async close() {
      stopListening?.();
      await commits.settled();
      await read.destroy();
      await writer.destroy();
    },
  };
}

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

/** PostgreSQL: a pool of connections, writes in groups, each on one of them. */
async function openPostgres(
  url: string,
  node: ServingNode | null,
  committed?: (writes: number) => void,
): Promise<Database> {
  // To bring tables up to date may take longer than a request may.
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
  const commits = new GroupCommit(postgresGroups(writer, committed), postgresLimits);
  const write: Database['write'] = (task) => commits.write(task);
  let stopListening: (() => Promise<void>) | undefined;
  return {
    kind: 'postgres',
    read,
    write,
    search: createPostgresSearch(read, write),
    async listenElsewhere(listener) {
      stopListening = await listenToPostgres(url, applicationName, listener, () => requireAlike(read, node));
    },
    isReady: () => answers(read),
    async close() {
      await stopListening?.();
      await commits.settled();
      await read.destroy();
      await writer.destroy();
    },
  };
}

async function answers(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db.selectFrom('settings').select('name').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
