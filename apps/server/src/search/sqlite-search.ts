import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { WriteTask } from '../db/group-commit.ts';
import type { Tables } from '../db/tables.ts';
import { longTextCharacters, markText } from './long-text.ts';
import { countRows, type NewestRows } from './newest-rows.ts';
import type { ParsedSearch } from './parse-search.ts';
import { createSearch, kindWeight, type SearchIndexRow, titleGroup, wordWeights } from './search-engine.ts';
import type { SearchablePage, SearchIndex, ValidatedSearch } from './search-index.ts';
import { excludedCodes, fixedPageCode, kindCodes, kindOfRow, pagesMax, rowOf, rowStep } from './search-rows.ts';
import { completions, similarWords } from './search-vocabulary.ts';
import { matchEnd, matchStart } from './snippet-parts.ts';

const { title, subtitle, body } = wordWeights;
const ranking = `bm25(${title}.0, ${subtitle}.0, ${body}.0)`;

/** Creates the search on SQLite: see the migration `0005-search` for its tables. */
export function createSqliteSearch(db: Kysely<Tables>, write: <T>(task: WriteTask<T>) => Promise<T>): SearchIndex {
  return createSearch(db, {
    async find(words, matched, leftOut) {
      const terms = await expressions(db, words);
      const expression = terms.join(matched === 'all' ? ' AND ' : ' OR ');
      const ftsQuery: FtsQuery = { expression, terms, leftOut };
      const { counts, newest } = await countRows(db, sql`search_index match ${expression} and ${isFound(ftsQuery)}`);
      return {
        counts,
        rows: (query) => (newest ? readNewest(db, ftsQuery, newest, query) : readRanked(db, ftsQuery, query)),
      };
    },
    similarWords: (word, maxDistance) => similarWords(db, word, maxDistance),
    replacePages: (pages) => write((trx) => writePages(trx, pages)),
    // FTS5's vocabulary contains only words of existing texts.
    cleanUp: async () => {},
  });
}

/** The terms as FTS5 expressions. They contain letters and digits only, so quotes are enough to escape them. */
async function expressions(db: Kysely<Tables>, { terms, isLastOpen }: ParsedSearch): Promise<string[]> {
  const last = terms.at(-1)?.words.at(-1);
  const completed = isLastOpen && last !== undefined ? await completions(db, last) : [];
  return terms.map((term, index) => {
    const words = term.words.map((each) => `"${each}"`);
    if (index === terms.length - 1 && completed.length > 0) {
      words.push(anyOf([...words.splice(-1), ...completed.map((each) => `"${each}"`)]));
    }
    const typed = words.length > 1 ? `(${words.join(' AND ')})` : words.join('');
    return anyOf([typed, ...term.synonyms.map((each) => `"${each}"`)]);
  });
}

/** An FTS5 expression that one of others has to match. */
function anyOf(each: readonly string[]): string {
  const [first = '', ...more] = new Set(each);
  return more.length > 0 ? `(${[first, ...more].join(' OR ')})` : first;
}

/** A search as FTS5 expressions. */
interface FtsQuery {
  expression: string;
  /** The expressions of the terms. */
  terms: readonly string[];
  /** Rows that are not found. */
  leftOut: readonly number[];
}

/** SQL condition for rows that are not left out. */
function isFound({ leftOut }: FtsQuery): RawBuilder<boolean> {
  return leftOut.length === 0 ? sql`true` : sql`rowid not in (select value from json_each(${JSON.stringify(leftOut)}))`;
}

/** Rows of fixed pages. */
const arePages = sql`rowid <= ${sql.lit(rowOf(fixedPageCode, pagesMax))} and rowid % ${sql.lit(rowStep)} = ${sql.lit(fixedPageCode)}`;

async function readRanked(db: Kysely<Tables>, ftsQuery: FtsQuery, query: ValidatedSearch): Promise<SearchIndexRow[]> {
  const { q, kind, limit, offset } = query;
  const excluded = excludedCodes(query);
  const kindCondition =
    kind === undefined ? sql`` : sql`and rowid % ${sql.lit(rowStep)} in (${sql.join(kindCodes(kind))})`;
  const recordsCondition =
    excluded.length > 0 ? sql`and rowid % ${sql.lit(rowStep)} not in (${sql.join(excluded)})` : sql``;
  const { rows } = await sql<{ row: number }>`
    select rowid as row from search_index
    where search_index match ${ftsQuery.expression} and rank match ${ranking} ${kindCondition} ${recordsCondition} and ${isFound(ftsQuery)}
    order by (title = ${q.trim()} collate nocase and ${titleGroup(sql`rowid`)} > 0) desc,
      iif(rowid in (select rowid from search_index where search_index match ${titleExpression(ftsQuery)}), ${titleGroup(sql`rowid`)}, 0) desc,
      rank * ${kindWeight(sql`rowid`)}
    limit ${limit} offset ${offset}`.execute(db);
  return readRows(
    db,
    ftsQuery,
    rows.map(({ row }) => row),
  );
}

/**
 * Reads fixed pages with a match in the title first, then records with one, then the others; in both groups the kinds
 * alternate, newest first. FTS5's own ranking would count every text with a word, however few rows are ranked.
 */
async function readNewest(
  db: Kysely<Tables>,
  ftsQuery: FtsQuery,
  newest: NewestRows,
  query: ValidatedSearch,
): Promise<SearchIndexRow[]> {
  const { kind, limit, offset } = query;
  const excluded = excludedCodes(query);
  const kinds = [...newest].flatMap(([code, rows]) =>
    !excluded.includes(code) && (!kind || kindOfRow(code) === kind) ? [rows] : [],
  );
  const top = Math.max(0, ...kinds.map(([first = 0]) => first));
  const titleMatches = await Promise.all(kinds.map((rows) => rowsWithTitleMatch(db, ftsQuery, rows, top)));
  const pages = titleMatches.flat().filter((row) => row % rowStep === fixedPageCode);
  const leftOut = new Set(ftsQuery.leftOut);
  const ordered = new Set([...pages, ...interleave(titleMatches), ...interleave(kinds)]);
  const found = [...ordered].filter((row) => !leftOut.has(row));
  return readRows(db, ftsQuery, found.slice(offset, offset + limit));
}

/** A row's id for a comparison: parameters arrive as floating point, and FTS5 ignores such comparisons. */
function asInteger(row: number): RawBuilder<number> {
  return sql`cast(${row} as integer)`;
}

/** The search in titles only, as an FTS5 expression. */
function titleExpression({ expression }: FtsQuery): string {
  return `title : (${expression})`;
}

/**
 * Of some rows of one kind, newest first, returns those with a match in the title.
 * @param top the newest row of all kinds
 */
async function rowsWithTitleMatch(
  db: Kysely<Tables>,
  search: FtsQuery,
  rows: readonly number[],
  top: number,
): Promise<number[]> {
  const [first, last] = [rows.at(-1) ?? 0, rows[0] ?? 0];
  // FTS5 stops at the first match beyond the range: scan towards the end with fewer rows beyond it.
  const order = top - first < last ? sql`asc` : sql`desc`;
  const found = await sql<{ row: number }>`
    select rowid as row from search_index where search_index match ${titleExpression(search)}
    and rowid between ${asInteger(first)} and ${asInteger(last)}
    and rowid % ${sql.lit(rowStep)} = ${sql.lit(last % rowStep)}
    order by rowid ${order}`.execute(db);
  return found.rows.map(({ row }) => row).toSorted((a, b) => b - a);
}

/** Interleaves lists: the first of each, then the second of each, and so on. */
function interleave(lists: readonly (readonly number[])[]): number[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** Reads rows in the order of their numbers. */
async function readRows(
  db: Kysely<Tables>,
  { expression, terms }: FtsQuery,
  numbers: readonly number[],
): Promise<SearchIndexRow[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<Omit<SearchIndexRow, 'marked'> & { marked: string | null; long: string | null }>`
    select rowid as row, title, subtitle, slug, date, type,
      iif(length(body) > ${sql.lit(longTextCharacters)}, null, highlight(search_index, 2, ${matchStart}, ${matchEnd})) as marked,
      iif(length(body) > ${sql.lit(longTextCharacters)}, body, null) as long
    from search_index where search_index match ${expression}
      and rowid in (${sql.join(numbers.map(asInteger))})`.execute(db);
  return rows
    .map(({ long, marked, ...row }) => ({ ...row, marked: long === null ? (marked ?? '') : markText(long, terms) }))
    .toSorted((a, b) => numbers.indexOf(a.row) - numbers.indexOf(b.row));
}

async function writePages(trx: Kysely<Tables>, pages: readonly SearchablePage[]): Promise<void> {
  await sql`insert into search_words (search_words, rowid, words)
    select 'delete', rowid, title || ' ' || body from search_index where ${arePages}`.execute(trx);
  await sql`delete from search_index where ${arePages}`.execute(trx);
  for (const [index, { title, description, path }] of pages.entries()) {
    const row = rowOf(fixedPageCode, index + 1);
    await sql`insert into search_index (rowid, title, body, slug)
      values (${row}, ${title}, ${description}, ${path})`.execute(trx);
    await sql`insert into search_words (rowid, words) values (${row}, ${`${title} ${description}`})`.execute(trx);
  }
}
