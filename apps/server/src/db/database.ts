import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { GroupCommit, type WriteTask } from './group-commit.ts';
import { migrate } from './migrate.ts';
import type { SearchIndex } from './search/search-index.ts';
import { createSqliteSearch } from './search/sqlite-search.ts';
import { openReader, openWriter, queryBuilder } from './sqlite.ts';
import { requireTables } from './table-differences.ts';
import type { Tables } from './tables.ts';

/** The open database: reads on one connection, writes on another. */
export interface Database {
  /** For reads; sees what is committed and nothing else. */
  read: Kysely<Tables>;
  /** For writes; see {@link GroupCommit.write}. Never call it from inside a task. */
  write<T>(task: WriteTask<T>): Promise<T>;
  /** Full-text search over everything that visitors may read. */
  search: SearchIndex;
  /** Whether the database answers. */
  isReady(): Promise<boolean>;
  /** Waits for the writes under way, then closes. */
  close(): Promise<void>;
}

/** Name of the database's file in the data folder. */
export const databaseFile = 'porchlight.sqlite';

/**
 * Opens the database of a data folder and brings its tables up to date.
 * @param dataDir folder; made when it is missing
 * @param committed is told of each commit, with the number of writes that shared it
 * @throws StartError when it can't be opened, or was written by a newer version
 */
export async function openDatabase(dataDir: string, committed?: (writes: number) => void): Promise<Database> {
  const path = join(dataDir, databaseFile);
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
  const commits = new GroupCommit(connection, writer, committed);
  const write: Database['write'] = (task) => commits.write(task);
  return {
    read,
    write,
    search: createSqliteSearch(read, write),
    async isReady() {
      try {
        await read.selectFrom('settings').select('name').limit(1).execute();
        return connection.isOpen;
      } catch {
        return false;
      }
    },
    async close() {
      await commits.settled();
      await read.destroy();
      await writer.destroy();
    },
  };
}
