import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { Entity } from '@porchlight/contract/entity';
import { titleCharacters } from '@porchlight/contract/limits';
import type { SearchAnswer, SearchKind, SearchResult } from '@porchlight/contract/search';
import { type Kysely, sql } from 'kysely';
import { publishedRows } from '../readable-rows.ts';
import type { Tables } from '../tables.ts';
import { excerpt } from './excerpts.ts';
import { over } from './indexed-rows.ts';
import { passage } from './passage.ts';
import type { CheckedSearch, SearchablePage, SearchIndex } from './search-index.ts';
import { idOfRow, kindOfRow } from './search-rows.ts';
import { folded, type SearchWords, searchWords } from './search-words.ts';
import { snippetParts } from './snippet-parts.ts';
import { allowedMistakes, spellingDistance } from './spelling.ts';

/** Words of a passage. */
const snippetWords = 36;

/** How much more a word counts in a title and in a second line than in a text. */
export const wordWeights = { title: 10, subtitle: 4, body: 1 } as const;

/** What was found, as the index has it. */
export interface FoundRow {
  /** Number in the index. */
  row: number;
  title: string;
  subtitle: string | null;
  slug: string | null;
  date: string | null;
  type: string | null;
  /** The whole text with marks around what was found. */
  marked: string;
}

/** What a search finds. */
export interface Findings {
  /** How many rows of each kind; of more than `searchCountMax` in all the newest of each kind count, and no others are read. */
  counts: Partial<Record<SearchKind, number>>;
  /** Some of them, best first. */
  rows(query: CheckedSearch): Promise<FoundRow[]>;
}

/** What each database does in its own way; the rest of a search is the same for both. */
export interface SearchEngine {
  /** @param matched whether a row has to have all terms or one of them */
  find(words: SearchWords, matched: 'all' | 'some'): Promise<Findings>;
  /**
   * Words of the stored texts that a word could have been meant as: those that begin with its first letter and are as
   * long, give or take `most` letters. The ones further than that many mistakes away may be left out, and all others
   * where a text has the word itself.
   */
  similarWords(word: string, most: number): Promise<{ term: string; doc: number }[]>;
  replacePages(pages: readonly SearchablePage[]): Promise<void>;
  tidyUp(): Promise<void>;
}

/** The search over an engine's index. */
export function createSearch(db: Kysely<Tables>, engine: SearchEngine): SearchIndex {
  async function find(query: CheckedSearch, words: SearchWords, matched: 'all' | 'some'): Promise<SearchAnswer | null> {
    const { counts, rows } = await engine.find(words, matched);
    if (query.onlyRecords) delete counts.page;
    const found = Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (found === 0) return null;
    const results = await Promise.all((await rows(query)).map((row) => toResult(db, row)));
    return { results, total: query.kind ? (counts[query.kind] ?? 0) : found, counts, matched, respelled: null };
  }
  return {
    async search(query) {
      const words = searchWords(query.q);
      if (words.terms.length === 0) return nothing;
      const asTyped = await find(query, words, 'all');
      if (asTyped) return asTyped;
      const respelled = await respelledSearch(engine, words);
      if (respelled === null) return (await find(query, words, 'some')) ?? nothing;
      const better = searchWords(respelled);
      for (const [terms, matched] of [
        [better, 'all'],
        [words, 'some'],
        [better, 'some'],
      ] as const) {
        const found = await find(query, terms, matched);
        if (found) return { ...found, respelled: terms === words ? null : respelled };
      }
      return nothing;
    },
    replacePages: (pages) => engine.replacePages(pages),
    tidyUp: () => engine.tidyUp(),
  };
}

const nothing: SearchAnswer = { results: [], total: 0, counts: {}, matched: 'all', respelled: null };

async function toResult(db: Kysely<Tables>, row: FoundRow): Promise<SearchResult> {
  const kind = kindOfRow(row.row);
  const id = idOfRow(row.row);
  return {
    kind,
    id,
    title: excerpt(row.title, titleCharacters + 1),
    subtitle: excerpt(row.subtitle ?? '', titleCharacters + 1),
    slug: row.slug ?? '',
    date: row.date,
    type: row.type as SearchResult['type'],
    position: await placeInList(db, kind, id),
    snippet: snippetParts(passage(row.marked, snippetWords)),
    ...(await changeOf(db, kind, id)),
  };
}

/** The words of an entity's exception, where a record is one. */
async function changeOf(db: Kysely<Tables>, kind: SearchKind, id: number): Promise<Pick<SearchResult, 'change'>> {
  if (kind === 'page') return {};
  const { table, fields, exception }: Entity = entityOf(kind);
  if (!exception) return {};
  const { rows } = await sql<{ value: string }>`
    select ${sql.ref(exception)} as value from ${sql.table(table)} where id = ${id}`.execute(db);
  const [, ...special] = Object.entries(fields[exception]?.options ?? {});
  const change = special.find(([value]) => value === rows[0]?.value)?.[1];
  return change ? { change } : {};
}

/** The lists whose records have no page of their own, and when another row stands before a record, as the website lists them. */
const lists: Partial<Record<SearchKind, { name: ResourceName; isBefore: string }>> = {
  gallery: { name: 'gallery', isBefore: '(other.created_at, other.id) > (self.created_at, self.id)' },
  actionNetwork: { name: 'actionNetwork', isBefore: '(other.created_at, other.id) > (self.created_at, self.id)' },
  team: { name: 'team', isBefore: 'other.type = self.type and other.id < self.id' },
};

/** How many records stand before this one in its list; null for a record with a page of its own. */
async function placeInList(db: Kysely<Tables>, kind: SearchKind, id: number): Promise<number | null> {
  const list = lists[kind];
  if (!list) return null;
  const others = sql.raw(over(publishedRows(entityOf(list.name)), 'other'));
  const table = sql.table(entityOf(list.name).table);
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from ${table} as other, ${table} as self
    where self.id = ${id} and ${others} and ${sql.raw(list.isBefore)}`.execute(db);
  return rows[0]?.before ?? 0;
}

/** The search with its unknown words respelled; null when there is nothing to mend. */
async function respelledSearch(engine: SearchEngine, { terms }: SearchWords): Promise<string | null> {
  let isMended = false;
  const mended: string[] = [];
  for (const term of terms.flatMap((each) => each.split(' '))) {
    const better = await respelledWord(engine, term);
    if (better !== null) isMended = true;
    mended.push(better ?? term);
  }
  return isMended ? mended.join(' ') : null;
}

/**
 * A word as it is probably spelled: the nearest of the stored texts' words that begins with the same letter, of equally
 * near ones the one in most texts.
 * @returns null when it is spelled right or nothing is near
 */
async function respelledWord(engine: SearchEngine, typed: string): Promise<string | null> {
  const wrong = folded(typed);
  const most = allowedMistakes(wrong);
  if (most === 0) return null;
  let best: { term: string; distance: number; doc: number } | null = null;
  for (const { term, doc } of await engine.similarWords(wrong, most)) {
    const distance = spellingDistance(wrong, term, most);
    if (distance === 0) return null;
    if (distance > most) continue;
    if (!best || distance < best.distance || (distance === best.distance && doc > best.doc)) {
      best = { term, distance, doc };
    }
  }
  return best?.term ?? null;
}
