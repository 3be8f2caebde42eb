import { comparedWords, wordsOf } from './words.ts';

/** Words and phrases that mean the same, by each of them in the form that searches are compared in. */
export interface Synonyms {
  /** The others of its group: from 'food bank' to 'groceries' and 'food pantry'. */
  readonly others: ReadonlyMap<string, readonly string[]>;
  /** Number of words of the longest phrase. */
  readonly maxWords: number;
}

/** No word means the same as another. */
export const noSynonyms: Synonyms = { others: new Map(), maxWords: 0 };

/**
 * Reads what means the same from the organization's settings.
 * @param text a group in each line, its words and phrases between commas
 */
export function readSynonyms(text: string): Synonyms {
  const others = new Map<string, string[]>();
  let maxWords = 0;
  for (const line of text.split('\n')) {
    const phrases = line.split(',').flatMap((phrase) => {
      const words = wordsOf(phrase);
      maxWords = Math.max(maxWords, words.length);
      return words.length > 0 ? [{ key: comparedWords(words), text: words.join(' ') }] : [];
    });
    for (const { key } of phrases) {
      const same = phrases.flatMap((other) => (other.key === key ? [] : [other.text]));
      others.set(key, [...new Set([...(others.get(key) ?? []), ...same])]);
    }
  }
  return { others, maxWords };
}
