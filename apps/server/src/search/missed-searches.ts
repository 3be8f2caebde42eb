import { missedSearchesMax } from '@porchlight/contract/limits';
import type { MissedSearch } from '@porchlight/contract/missed-searches';
import type { Database } from '../db/database.ts';
import { flushRegularly, MissedCounts } from '../db/missed-counts.ts';
import { foldWord, wordsOf } from './words.ts';

/** Longest search that is counted, in words: a whole sentence may say something about a person. */
const maxWords = 6;
/** Longest search that is counted, in characters. */
const maxCharacters = 60;

/** The searches of visitors that found nothing: words, number and last day, and nothing about the visitors. */
export class MissedSearches {
  readonly #counts: MissedCounts;

  constructor(db: Database, now: () => Date) {
    this.#counts = new MissedCounts(db, now, { table: 'missed_searches', key: 'words', max: missedSearchesMax });
  }

  /** Counts a search, unless it may be about a person: an address, a number, a sentence. */
  count(q: string): void {
    const words = wordsOf(foldWord(q));
    const key = words.join(' ');
    const isPersonal = q.includes('@') || /\d{5}/.test(q.replace(/[\s().-]/g, ''));
    if (isPersonal || words.length > maxWords || key.length < 3 || key.length > maxCharacters) return;
    if (/\p{L}/u.test(key)) this.#counts.count(key);
  }

  /** Writes what was counted. The beginnings of a search that was typed slowly are left out. */
  flush(): Promise<void> {
    return this.#counts.flush((key, all) => ![...all.keys()].some((other) => other !== key && other.startsWith(key)));
  }

  /** The searches that are not ignored, the most frequent first. */
  async list(): Promise<MissedSearch[]> {
    await this.flush();
    return (await this.#counts.list()).map(({ key, ...row }) => ({ words: key, ...row }));
  }

  /** Leaves a search out of the list from now on, or lists it again. @returns whether it was counted */
  ignore(words: string, isIgnored: boolean): Promise<boolean> {
    return this.#counts.ignore(words, isIgnored);
  }

  /** Begins to write once a minute. @returns a function that stops it */
  start(failed: (error: unknown) => void): () => void {
    return flushRegularly(() => this.flush(), failed);
  }
}
