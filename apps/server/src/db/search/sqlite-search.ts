import type { SearchKind } from '@porchlight/contract/search';
import { type Kysely, sql } from 'kysely';
import type { WriteTask } from '../group-commit.ts';
import type { Tables } from '../tables.ts';
import { longTextCharacters, markText } from './long-text.ts';
import { createSearch, type FoundRow, wordWeights } from './search-engine.ts';
import type { CheckedSearch, SearchablePage, SearchIndex } from './search-index.ts';
import { kindCode, kindOfRow, rowOf, rowStep } from './search-rows.ts';
import { completions, similarWords } from './search-vocabulary.ts';
import type { SearchWords } from './search-words.ts';
import { matchEnd, matchStart } from './snippet-parts.ts';

const { title, subtitle, body } = wordWeights;
const ranking = `bm25(${title}.0, ${subtitle}.0, ${body}.0)`;

/** The search of SQLite: see the migration `0005-search` for its tables. */
export function createSqliteSearch(db: Kysely<Tables>, write: <T>(task: WriteTask<T>) => Promise<T>): SearchIndex {
  return createSearch(db, {
    async prepare(words, matched) {
      const terms = await expressions(db, words);
      const expression = terms.join(matched === 'all' ? ' AND ' : ' OR ');
      return {
        counts: () => countByKind(db, expression),
        rows: (query) => readRows(db, { expression, terms }, query),
      };
    },
    similarWords: (word, most) => similarWords(db, word, most),
    replacePages: (pages) => write((trx) => writePages(trx, pages)),
    // The index forgets a word with the last text that has it.
    tidyUp: async () => {},
  });
}

/** Each term as the index reads it. Terms hold letters and digits only, so that quotes keep all of them plain text. */
async function expressions(db: Kysely<Tables>, { terms, isLastOpen }: SearchWords): Promise<string[]> {
  const plain = terms.map((term) => `"${term}"`);
  const last = terms.at(-1);
  if (!isLastOpen || last === undefined) return plain;
  const grown = (await completions(db, last)).map((term) => `"${term}"`);
  const open = [...new Set([`"${last}"`, ...grown])].join(' OR ');
  return [...plain.slice(0, -1), `(${open})`];
}

async function countByKind(db: Kysely<Tables>, expression: string): Promise<Partial<Record<SearchKind, number>>> {
  const { rows } = await sql<{ code: number; found: number }>`
    select rowid % ${sql.lit(rowStep)} as code, count(*) as found
    from search_index where search_index match ${expression} group by code`.execute(db);
  return Object.fromEntries(rows.map(({ code, found }) => [kindOfRow(code), found]));
}

async function readRows(
  db: Kysely<Tables>,
  { expression, terms }: { expression: string; terms: readonly string[] },
  { kind, onlyRecords, limit, offset }: CheckedSearch,
): Promise<FoundRow[]> {
  const ofKind = kind === undefined ? sql`` : sql`and rowid % ${sql.lit(rowStep)} = ${kindCode(kind)}`;
  const noPages = onlyRecords ? sql`and rowid % ${sql.lit(rowStep)} <> ${sql.lit(kindCode('page'))}` : sql``;
  const { rows } = await sql<Omit<FoundRow, 'marked'> & { marked: string | null; long: string | null }>`
    select rowid as row, title, subtitle, slug, date, type,
      iif(length(body) > ${sql.lit(longTextCharacters)}, null, highlight(search_index, 2, ${matchStart}, ${matchEnd})) as marked,
      iif(length(body) > ${sql.lit(longTextCharacters)}, body, null) as long
    from search_index where search_index match ${expression} and rank match ${ranking} ${ofKind} ${noPages}
    order by rank limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ long, marked, ...row }) => ({
    ...row,
    marked: long === null ? (marked ?? '') : markText(long, terms),
  }));
}

async function writePages(trx: Kysely<Tables>, pages: readonly SearchablePage[]): Promise<void> {
  const code = sql.lit(kindCode('page'));
  await sql`insert into search_words (search_words, rowid, words)
    select 'delete', rowid, title || ' ' || body from search_index where rowid % ${sql.lit(rowStep)} = ${code}`.execute(
    trx,
  );
  await sql`delete from search_index where rowid % ${sql.lit(rowStep)} = ${code}`.execute(trx);
  for (const [index, { title, description, path }] of pages.entries()) {
    const row = rowOf('page', index + 1);
    await sql`insert into search_index (rowid, title, body, slug)
      values (${row}, ${title}, ${description}, ${path})`.execute(trx);
    await sql`insert into search_words (rowid, words) values (${row}, ${`${title} ${description}`})`.execute(trx);
  }
}
