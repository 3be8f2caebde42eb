import type { Database } from '../db/database.ts';
import { createPostgresSearch } from './postgres-search.ts';
import type { SearchIndex } from './search-index.ts';
import { createSqliteSearch } from './sqlite-search.ts';

/** Creates the search over everything that visitors may read. The database itself keeps its index up to date. */
export function createSearchIndex({ kind, read, write }: Pick<Database, 'kind' | 'read' | 'write'>): SearchIndex {
  return kind === 'sqlite' ? createSqliteSearch(read, write) : createPostgresSearch(read, write);
}
