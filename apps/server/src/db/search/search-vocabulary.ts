import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { folded } from './search-words.ts';

/**
 * Words that a half-typed one is completed to at most; those in most texts come first. One letter says so little that
 * ranking what twenty words find would cost more than it tells.
 */
const maxCompletions = [0, 3, 8, 16] as const;
/** Comes before every letter of every word, and after none. */
const beforeAll = '\u{1}';
/** Comes after every letter of every word that begins alike. */
export const afterAll = '\u{10FFFF}';

/** The words of the stored texts that begin with what was typed. */
export async function completions(db: Kysely<Tables>, typed: string): Promise<string[]> {
  const start = folded(typed);
  const most = maxCompletions[Math.min(start.length, maxCompletions.length - 1)] ?? 0;
  const { rows: longer } = await sql<{ term: string; doc: number }>`
    select term, doc from search_vocabulary where term >= ${start + beforeAll} and term < ${start + afterAll}
    order by doc desc, term limit ${most}`.execute(db);
  // The texts of a word are counted when it is read: those of the word itself only where it may be one too many.
  if (longer.length < most) return [start, ...longer.map(({ term }) => term)];
  const { rows: own } = await sql<{ term: string; doc: number }>`
    select term, doc from search_vocabulary where term = ${start}`.execute(db);
  const all = [...own, ...longer].toSorted((a, b) => b.doc - a.doc);
  return all.slice(0, most).map(({ term }) => term);
}

/** Words of the stored texts that a word could have been meant as: see `SearchEngine.similarWords`. */
export async function similarWords(
  db: Kysely<Tables>,
  word: string,
  most: number,
): Promise<{ term: string; doc: number }[]> {
  // The vocabulary counts the texts of every word it reads; whether there is one is quicker told.
  const known = await sql`select 1 from search_words where search_words match ${`"${word}"`} limit 1`.execute(db);
  if (known.rows.length > 0) return [{ term: word, doc: 1 }];
  const [first = ''] = Array.from(word);
  const { rows } = await sql<{ term: string; doc: number }>`
    select term, doc from search_vocabulary where term >= ${first} and term < ${first + afterAll}
    and length(term) between ${word.length - most} and ${word.length + most}`.execute(db);
  return rows;
}
