import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { foldWord } from './words.ts';

/**
 * Maximum number of completions of a half-typed word, by its length; those in most texts come first. For a single
 * letter, ranking the matches of twenty words would cost more than it is worth.
 */
const maxCompletions = [0, 3, 8, 16] as const;
/** Sorts before every letter. */
const minCharacter = '\u{1}';
/** Sorts after every letter. */
export const maxCharacter = '\u{10FFFF}';

/** Returns the indexed words that begin with what was typed. */
export async function completions(db: Kysely<Tables>, prefix: string): Promise<string[]> {
  const start = foldWord(prefix);
  const limit = maxCompletions[Math.min(start.length, maxCompletions.length - 1)] ?? 0;
  const { rows: completed } = await sql<{ term: string; doc: number }>`
    select term, doc from search_vocabulary where term >= ${start + minCharacter} and term < ${start + maxCharacter}
    order by doc desc, term limit ${limit}`.execute(db);
  // FTS5 counts a word's texts on reading: the typed word's own are counted only when there may be too many
  // completions.
  if (completed.length < limit) return [start, ...completed.map(({ term }) => term)];
  const { rows: exact } = await sql<{ term: string; doc: number }>`
    select term, doc from search_vocabulary where term = ${start}`.execute(db);
  const all = [...exact, ...completed].toSorted((a, b) => b.doc - a.doc);
  return all.slice(0, limit).map(({ term }) => term);
}

/** Returns indexed words that a word may be a misspelling of: see `SearchEngine.similarWords`. */
export async function similarWords(
  db: Kysely<Tables>,
  word: string,
  maxDistance: number,
): Promise<{ term: string; doc: number }[]> {
  // Faster than the vocabulary, which counts the texts of every word it reads.
  const exactMatch = await sql`select 1 from search_words where search_words match ${`"${word}"`} limit 1`.execute(db);
  if (exactMatch.rows.length > 0) return [{ term: word, doc: 1 }];
  const [first = ''] = Array.from(word);
  const { rows } = await sql<{ term: string; doc: number }>`
    select term, doc from search_vocabulary where term >= ${first} and term < ${first + maxCharacter}
    and length(term) between ${word.length - maxDistance} and ${word.length + maxDistance}`.execute(db);
  return rows;
}
