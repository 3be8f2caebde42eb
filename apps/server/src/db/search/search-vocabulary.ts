import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { folded } from './search-words.ts';
import { allowedMistakes, spellingDistance } from './spelling.ts';

/**
 * Words that a half-typed one is completed to at most; those in most texts come first. One letter says so little that
 * ranking what twenty words find would cost more than it tells.
 */
const maxCompletions = [0, 3, 8, 16] as const;
/** Comes after every letter of every word that begins alike. */
const afterAll = '\u{10FFFF}';

/** The words of the stored texts that begin with what was typed. */
export async function completions(db: Kysely<Tables>, typed: string): Promise<string[]> {
  const start = folded(typed);
  const most = maxCompletions[Math.min(start.length, maxCompletions.length - 1)];
  const { rows } = await sql<{ term: string }>`
    select term from search_vocabulary where term >= ${start} and term < ${start + afterAll}
    order by doc desc, term limit ${most}`.execute(db);
  return rows.map(({ term }) => term);
}

/**
 * A word as it is probably spelled: the nearest of the stored texts' words that begins with the same letter, of equally
 * near ones the one in most texts.
 * @returns null when it is spelled right or nothing is near
 */
export async function respelled(db: Kysely<Tables>, typed: string): Promise<string | null> {
  const wrong = folded(typed);
  const most = allowedMistakes(wrong);
  const [first] = Array.from(wrong);
  if (most === 0 || first === undefined) return null;
  const { rows } = await sql<{ term: string; doc: number }>`
    select term, doc from search_vocabulary where term >= ${first} and term < ${first + afterAll}
    and length(term) between ${wrong.length - most} and ${wrong.length + most}`.execute(db);
  let best: { term: string; distance: number; doc: number } | null = null;
  for (const { term, doc } of rows) {
    const distance = spellingDistance(wrong, term, most);
    if (distance === 0) return null;
    if (distance > most) continue;
    if (!best || distance < best.distance || (distance === best.distance && doc > best.doc)) {
      best = { term, distance, doc };
    }
  }
  return best?.term ?? null;
}
