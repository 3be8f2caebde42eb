import { type Kysely, sql } from 'kysely';
import { indexRows } from '../../search-index/index-rows.ts';
import { indexed } from '../both/first-tables.ts';

/**
 * The search. `search_index` finds words by their stems and shows passages; `search_words` keeps them unstemmed, so that
 * `search_vocabulary` can complete a word that is half typed. Triggers keep both right in the transaction of every
 * change, whoever makes it; rows that are there already are put in here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create virtual table search_index using fts5(
    title, subtitle, body, slug unindexed, date unindexed, type unindexed,
    tokenize = 'porter unicode61 remove_diacritics 2')`);
  await run(`create virtual table search_words using fts5(
    words, content = '', detail = none, tokenize = 'unicode61 remove_diacritics 2')`);
  await run('create virtual table search_vocabulary using fts5vocab(search_words, row)');
  for (const entry of indexed) await indexRows(db, entry);
}
