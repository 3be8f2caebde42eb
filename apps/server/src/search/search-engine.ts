import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { Entity } from '@porchlight/contract/entity';
import { titleCharacters } from '@porchlight/contract/limits';
import { type SearchKind, type SearchResponse, type SearchResult, searchKinds } from '@porchlight/contract/search';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { publishedRows } from '../db/readable-rows.ts';
import { qualifyColumns } from '../db/search-index/indexed-rows.ts';
import type { Tables } from '../db/tables.ts';
import { excerpt } from '../records/excerpts.ts';
import { editDistance, maxEditDistance } from './edit-distance.ts';
import { type ParsedSearch, parseSearch } from './parse-search.ts';
import { passage } from './passage.ts';
import type { SearchablePage, SearchIndex, ValidatedSearch } from './search-index.ts';
import { idOfRow, kindCodes, kindOfRow, rowOf, rowStep } from './search-rows.ts';
import { bestText, snippetParts, withoutMarksInBraces } from './snippet-parts.ts';
import { foldWord } from './words.ts';

/** Length of a passage in words. */
const snippetWords = 36;

/** Weights of matches in a title, a subtitle and a body. */
export const wordWeights = { title: 10, subtitle: 4, body: 1 } as const;

const [eventCode = 0] = kindCodes('event');

/** Kinds that only their title describes. */
const titleOnlyKinds = searchKinds.filter((kind) => {
  const { search } = entityOf(kind);
  return search && !search.subtitle && !search.body;
});

/**
 * SQL expression of the weight of a row's kind. Rankings take a word among few for more than among many, so that
 * pictures, which have captions and no texts, would come before the stories.
 * @param row id of the row
 */
export function kindWeight(row: RawBuilder<unknown>): RawBuilder<number> {
  return sql`case when ${row} % ${sql.lit(rowStep)} in (${sql.join(titleOnlyKinds.flatMap(kindCodes).map((code) => sql.lit(code)))}) then 0.3 else 1 end`;
}

/**
 * SQL expression of the group of a row whose title has the words, the highest first: pages, then records. Pictures and
 * others of which the search knows no more than a title come among the rest.
 * @param row id of the row
 */
export function titleGroup(row: RawBuilder<unknown>): RawBuilder<number> {
  const codes = (kinds: readonly SearchKind[]) => sql.join(kinds.flatMap(kindCodes).map((code) => sql.lit(code)));
  const kind = sql`${row} % ${sql.lit(rowStep)}`;
  return sql`case when ${kind} in (${codes(['page'])}) then 2 when ${kind} in (${codes(titleOnlyKinds)}) then 0 else 1 end`;
}

/** A row of the search index. */
export interface SearchIndexRow {
  /** Id in the index. */
  row: number;
  title: string;
  subtitle: string | null;
  slug: string | null;
  date: string | null;
  type: string | null;
  /** The whole body with its matches marked. */
  marked: string;
}

/** Results of a search. */
export interface SearchMatches {
  /**
   * Number of rows of each kind. If there are more than `searchCountMax` in all, only the newest of each kind are
   * counted and read.
   */
  counts: Partial<Record<SearchKind, number>>;
  /** Returns a page of them, best first. */
  rows(query: ValidatedSearch): Promise<SearchIndexRow[]>;
}

/** The database-specific part of the search. */
export interface SearchEngine {
  /**
   * Finds rows.
   * @param matched whether a row has to contain all terms or at least one
   * @param leftOut rows that are not found
   */
  find(words: ParsedSearch, matched: 'all' | 'some', leftOut: readonly number[]): Promise<SearchMatches>;
  /**
   * Returns indexed words that a word may be a misspelling of: those with the same first letter and a length that
   * differs by at most `most`. May leave out words at a larger distance than `most`, and all others if the word itself
   * is indexed.
   */
  similarWords(word: string, maxDistance: number): Promise<{ term: string; doc: number }[]>;
  replacePages(pages: readonly SearchablePage[]): Promise<void>;
  cleanUp(): Promise<void>;
}

/** Creates the search over an engine. */
export function createSearch(db: Kysely<Tables>, engine: SearchEngine): SearchIndex {
  async function find(
    query: ValidatedSearch,
    words: ParsedSearch,
    matched: 'all' | 'some',
  ): Promise<SearchResponse | null> {
    const { counts: found, rows } = await engine.find(words, matched, leftOutOf(query));
    const counts = { ...found };
    for (const kind of query.without ?? []) delete counts[kind];
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (total === 0) return null;
    const results = await toResults(db, await rows(query), query.fill);
    // Counted are pages with fixed texts too.
    if (query.onlyRecords && results.length === 0 && query.offset === 0) return null;
    return { results, total: query.kind ? (counts[query.kind] ?? 0) : total, counts, matched, respelled: null };
  }
  return {
    async search(query) {
      const words = parseSearch(query.q, query.synonyms);
      if (words.terms.length === 0) return noMatches;
      const exactMatches = await find(query, words, 'all');
      if (exactMatches) return exactMatches;
      const respelled = await correctedSearch(engine, words);
      if (respelled === null) return (await find(query, words, 'some')) ?? noMatches;
      const corrected = parseSearch(respelled, query.synonyms);
      for (const [terms, matched] of [
        [corrected, 'all'],
        [words, 'some'],
        [corrected, 'some'],
      ] as const) {
        const matches = await find(query, terms, matched);
        if (matches) return { ...matches, respelled: terms === words ? null : respelled };
      }
      return noMatches;
    },
    replacePages: (pages) => engine.replacePages(pages),
    cleanUp: () => engine.cleanUp(),
  };
}

const leftOutOf = ({ otherDates = [] }: ValidatedSearch) => otherDates.map((id) => rowOf(eventCode, id));

const noMatches: SearchResponse = { results: [], total: 0, counts: {}, matched: 'all', respelled: null };

/** Converts rows to results, with two statements for each kind among them at most, however many rows there are. */
async function toResults(
  db: Kysely<Tables>,
  rows: readonly SearchIndexRow[],
  fill: (text: string) => string = (text) => text,
): Promise<SearchResult[]> {
  const idsByKind = Map.groupBy(rows, ({ row }) => kindOfRow(row));
  const facts = new Map(
    await Promise.all(
      [...idsByKind].map(async ([kind, ofKind]) => {
        const ids = ofKind.map(({ row }) => idOfRow(row));
        const [positions, changes] = await Promise.all([listIndexes(db, kind, ids), changesOf(db, kind, ids)]);
        return [kind, { positions, changes }] as const;
      }),
    ),
  );
  return rows.map((row) => {
    const kind = kindOfRow(row.row);
    const id = idOfRow(row.row);
    const { positions, changes } = facts.get(kind) ?? {};
    const change = changes?.get(id);
    return {
      kind,
      id,
      title: excerpt(fill(row.title), titleCharacters + 1),
      subtitle: excerpt(fill(row.subtitle ?? ''), titleCharacters + 1),
      slug: row.slug ?? '',
      date: row.date,
      type: row.type as SearchResult['type'],
      position: lists[kind] ? (positions?.get(id) ?? 0) : null,
      snippet: snippetParts(passage(fill(withoutMarksInBraces(bestText(row.marked))), snippetWords)),
      ...(change && { change }),
    };
  });
}

/** The labels of records' exceptional states, such as that of a canceled event, by id; other records are missing. */
async function changesOf(db: Kysely<Tables>, kind: SearchKind, ids: readonly number[]): Promise<Map<number, string>> {
  const { table, fields, exception }: Entity = entityOf(kind);
  if (!exception) return new Map();
  const { rows } = await sql<{ id: number; value: string }>`
    select id, ${sql.ref(exception)} as value from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);
  const [, ...special] = Object.entries(fields[exception]?.options ?? {});
  const labels = new Map(special);
  return new Map(
    rows.flatMap(({ id, value }) => {
      const label = labels.get(value);
      return label === undefined ? [] : [[Number(id), label] as const];
    }),
  );
}

/**
 * Lists whose records have no pages of their own, with the SQL condition that another row precedes a record on the
 * website.
 */
const lists: Partial<Record<SearchKind, { name: ResourceName; isBefore: string }>> = {
  gallery: { name: 'gallery', isBefore: '(other.published_at, other.id) > (self.published_at, self.id)' },
  actionNetwork: { name: 'actionNetwork', isBefore: '(other.published_at, other.id) > (self.published_at, self.id)' },
  team: { name: 'team', isBefore: 'other.type = self.type and other.id < self.id' },
};

/** The records' indexes in their list, by id; empty for a kind whose records have pages of their own. */
async function listIndexes(db: Kysely<Tables>, kind: SearchKind, ids: readonly number[]): Promise<Map<number, number>> {
  const list = lists[kind];
  if (!list) return new Map();
  const otherCondition = sql.raw(qualifyColumns(publishedRows(entityOf(list.name)), 'other'));
  const table = sql.table(entityOf(list.name).table);
  const { rows } = await sql<{ id: number; before: number }>`
    select self.id, (
      select count(*) from ${table} as other where ${otherCondition} and ${sql.raw(list.isBefore)}
    ) as before
    from ${table} as self where self.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map(({ id, before }) => [Number(id), Number(before)]));
}

/** Corrects the unknown words of a search; null when there is nothing to correct. */
async function correctedSearch(engine: SearchEngine, { terms }: ParsedSearch): Promise<string | null> {
  let isCorrected = false;
  const words: string[] = [];
  for (const term of terms.flatMap(({ words: typed }) => typed.flatMap((each) => each.split(' ')))) {
    const correction = await correctedWord(engine, term);
    if (correction !== null) isCorrected = true;
    words.push(correction ?? term);
  }
  return isCorrected ? words.join(' ') : null;
}

/**
 * Corrects a word: the nearest indexed word with the same first letter; of equally near ones the one in most texts.
 * @returns null when the word is known or nothing is near
 */
async function correctedWord(engine: SearchEngine, text: string): Promise<string | null> {
  const word = foldWord(text);
  const maxDistance = maxEditDistance(word);
  if (maxDistance === 0) return null;
  let best: { term: string; distance: number; doc: number } | null = null;
  for (const { term, doc } of await engine.similarWords(word, maxDistance)) {
    const distance = editDistance(word, term, maxDistance);
    if (distance === 0) return null;
    if (distance > maxDistance) continue;
    if (!best || distance < best.distance || (distance === best.distance && doc > best.doc)) {
      best = { term, distance, doc };
    }
  }
  return best?.term ?? null;
}
