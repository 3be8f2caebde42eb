import { searchCountMax } from '@porchlight/contract/limits';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { WriteTask } from '../db/group-commit.ts';
import type { Tables } from '../db/tables.ts';
import { editDistance } from './edit-distance.ts';
import { markText } from './long-text.ts';
import { countNewest, type NewestRows } from './newest-rows.ts';
import type { ParsedSearch } from './parse-search.ts';
import { createSearch, kindWeight, type SearchIndexRow, titleGroup, wordWeights } from './search-engine.ts';
import type { SearchablePage, SearchIndex, ValidatedSearch } from './search-index.ts';
import { excludedCodes, fixedPageCode, kindCodes, pagesMax, rowOf, rowStep, searchCodes } from './search-rows.ts';
import { maxCharacter } from './search-vocabulary.ts';
import { foldWord, wordsOf } from './words.ts';

/**
 * `ts_rank` weights of the labels D, C, B and A: bodies, prefix matches in titles and subtitles, subtitles, titles. At
 * most 1.
 */
const ranking = [wordWeights.body, wordWeights.subtitle, wordWeights.subtitle, wordWeights.title].map(
  (weight) => weight / wordWeights.title,
);
/** Maximum number of completions of a half-typed word that are marked in one text. */
const maxCompletions = 16;
/** Maximum number of spellings whose texts are counted. */
const maxSpellings = 20;

/** Creates the search on PostgreSQL: see its migration `0010-all-tables` for tables and functions. */
export function createPostgresSearch(db: Kysely<Tables>, write: <T>(task: WriteTask<T>) => Promise<T>): SearchIndex {
  return createSearch(db, {
    async find(words, matched, leftOut) {
      const expression = tsquery(words, matched);
      const newest = await newestRows(db, expression, leftOut);
      return { counts: countNewest(newest), rows: (query) => readRows(db, expression, words, query, newest) };
    },
    similarWords: (word, maxDistance) => similarWords(db, word, maxDistance),
    replacePages: (pages) => write((trx) => writePages(trx, pages)),
    cleanUp: () => write(rewriteVocabulary),
  });
}

function tsquery({ terms, isLastOpen }: ParsedSearch, matched: 'all' | 'some'): RawBuilder<unknown> {
  const each = terms.map(({ words, synonyms }, index) => {
    const isOpen = (word: number) => isLastOpen && index === terms.length - 1 && word === words.length - 1;
    const typed = words.map((word, at) => sql`search_term(${word}, ${sql.lit(isOpen(at))})`);
    const same = synonyms.map((phrase) => sql`search_term(${phrase}, false)`);
    return sql`(${sql.join([sql`(${sql.join(typed, sql.raw(' && '))})`, ...same], sql.raw(' || '))})`;
  });
  return sql`(${sql.join(each, sql.raw(matched === 'all' ? ' && ' : ' || '))})`;
}

/** Every kind has its own GIN index; see the migration `0063-search-by-kind`. */
const codes = sql`unnest(${`{${searchCodes}}`}::int[]) as kind`;

/** @param leftOut rows that are not found, of one kind: as many more of it are read */
async function newestRows(
  db: Kysely<Tables>,
  expression: RawBuilder<unknown>,
  leftOut: readonly number[],
): Promise<NewestRows> {
  const [first] = leftOut;
  const limit =
    first === undefined
      ? sql.lit(searchCountMax)
      : sql`case when kind = ${sql.lit(first % rowStep)} then ${sql.lit(searchCountMax + leftOut.length)} else ${sql.lit(searchCountMax)} end`;
  const left = new Set(leftOut);
  const { rows } = await sql<{ code: number; numbers: number[] }>`
    select kind as code, to_json(array_agg(number)) as numbers
    from ${codes}, search_newest(${expression}, kind, ${limit}) as number group by kind`.execute(db);
  return new Map(
    rows.flatMap(({ code, numbers }) => {
      const found = numbers.filter((number) => !left.has(number)).slice(0, searchCountMax);
      return found.length > 0 ? [[code, found] as const] : [];
    }),
  );
}

/** Up to `most` matching rows of each kind. */
function someRowsOfEachKind(expression: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`${codes}, search_some(${expression}, kind, ${sql.lit(limit)})`;
}

async function readRows(
  db: Kysely<Tables>,
  expression: RawBuilder<unknown>,
  words: ParsedSearch,
  search: ValidatedSearch,
  newest: NewestRows,
): Promise<SearchIndexRow[]> {
  const { q, kind, limit, offset } = search;
  const excluded = excludedCodes(search);
  const kindCondition =
    kind === undefined ? sql`` : sql`and id % ${sql.lit(rowStep)} in (${sql.join(kindCodes(kind))})`;
  const recordsCondition =
    excluded.length > 0 ? sql`and id % ${sql.lit(rowStep)} <> all(${excluded}::bigint[])` : sql``;
  const { rows } = await sql<Omit<SearchIndexRow, 'marked'> & { body: string | null }>`
    select id as row, title, subtitle, slug, date, type, body
    from search_index, (select ${expression} as query) as search
    where id = any(${[...newest.values()].flat()}::bigint[]) ${kindCondition} ${recordsCondition}
    order by (lower(title) = lower(${q.trim()}) and ${titleGroup(sql`id`)} > 0) desc,
      case when ts_filter(document, '{a,c}') @@ query then ${titleGroup(sql`id`)} else 0 end desc,
      ts_rank(${`{${ranking}}`}::real[], document, query) * ${kindWeight(sql`id`)} desc, id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows.map(({ body, ...row }) => ({ ...row, marked: marked(body ?? '', words) }));
}

/** Matches are marked by SQLite with either database: PostgreSQL's `ts_headline` doesn't ignore accents. */
function marked(body: string, { terms, isLastOpen }: ParsedSearch): string {
  const typed = terms.flatMap(({ words, synonyms }) => [...words, ...synonyms]);
  const last = terms.at(-1)?.words.at(-1);
  const start = isLastOpen && last !== undefined ? foldWord(last) : undefined;
  const completed = start ? wordsOf(foldWord(body)).filter((word) => word.startsWith(start)) : [];
  const all = [...typed, ...new Set(completed.slice(0, 50 * maxCompletions))].slice(0, typed.length + maxCompletions);
  return markText(
    body,
    all.map((term) => `"${term}"`),
  );
}

async function similarWords(
  db: Kysely<Tables>,
  word: string,
  maxDistance: number,
): Promise<{ term: string; doc: number }[]> {
  const having = (term: RawBuilder<unknown>, limit: number) =>
    someRowsOfEachKind(sql`plainto_tsquery('simple', ${term})`, limit);
  const exactMatch = await sql`select 1 from ${having(sql`${word}`, 1)}`.execute(db);
  if (exactMatch.rows.length > 0) return [{ term: word, doc: 1 }];
  const [first = ''] = Array.from(word);
  const { rows } = await sql<{ term: string }>`
    select term from search_vocabulary where term >= ${first} and term < ${first + maxCharacter}
    and length(term) between ${word.length - maxDistance} and ${word.length + maxDistance} order by term`.execute(db);
  const candidates = rows
    .map(({ term }) => ({ term, distance: editDistance(word, term, maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxSpellings)
    .map(({ term }) => term);
  if (candidates.length === 0) return [];
  // Changes only add words to the vocabulary until `rewriteVocabulary` runs: some may be in no text any more.
  const { rows: countedRows } = await sql<{ term: string; doc: number }>`
    select term, (select count(*) from ${having(sql`term`, searchCountMax)}) as doc
    from unnest(${candidates}::text[]) as term`.execute(db);
  return countedRows.filter(({ doc }) => doc > 0);
}

async function writePages(trx: Kysely<Tables>, pages: readonly SearchablePage[]): Promise<void> {
  await sql`delete from search_index where id <= ${sql.lit(rowOf(fixedPageCode, pagesMax))}
    and id % ${sql.lit(rowStep)} = ${sql.lit(fixedPageCode)}`.execute(trx);
  for (const [index, { title, description, path }] of pages.entries()) {
    const row = rowOf(fixedPageCode, index + 1);
    await sql`select search_put(${row}, ${title}, null, ${description}, ${path}, null, null)`.execute(trx);
  }
}

/** Removes words that no text contains any more; triggers only add words. */
async function rewriteVocabulary(trx: Kysely<Tables>): Promise<void> {
  await sql`delete from search_vocabulary where term not in (
    select word collate "C" from ts_stat('select document from search_index'))`.execute(trx);
}
