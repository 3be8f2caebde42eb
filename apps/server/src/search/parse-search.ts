import { searchMaxWords, searchQueryMaxCharacters } from '@porchlight/contract/limits';
import { searchableText } from '../db/search-index/searchable-text.ts';

/** A parsed search. */
export interface ParsedSearch {
  /** Words and quoted phrases, consisting of characters without a special meaning to the index. */
  terms: string[];
  /** Whether the last term may be half typed: it was not in quotes. */
  isLastOpen: boolean;
}

/** Stop words, which nearly every text contains. */
const stopWords = new Set(
  'a an and are as at be but by did do for from has have how i if in is it its me my not of on or our so than that the their them then there these they this to was we were what when where which who why will with you your'.split(
    ' ',
  ),
);

/** A word as the index tokenizes it: letters and digits of any script with their marks. */
const word = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** Returns the words of a text in order. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** Parses a search. All characters but letters and digits separate words. */
export function parseSearch(query: string): ParsedSearch {
  const text = Array.from(searchableText(query).normalize('NFC')).slice(0, searchQueryMaxCharacters).join('');
  const terms: string[] = [];
  let isLastOpen = false;
  for (const [, quoted, unquoted] of text.matchAll(/["“”„«]([^"“”„«»]*)["“”»]|([^"“”„«»]+)/g)) {
    const words = wordsOf(quoted ?? unquoted ?? '');
    if (words.length === 0) continue;
    if (quoted === undefined) terms.push(...words);
    else terms.push(words.join(' '));
    isLastOpen = quoted === undefined;
  }
  // Repeated words are dropped; a last word that is a repetition or was cut off is not half typed.
  const unique = [...new Map(terms.map((term) => [foldWord(term), term])).values()];
  if (unique.at(-1) !== terms.at(-1)) isLastOpen = false;
  const limited = unique.slice(0, searchMaxWords);
  if (limited.length < unique.length) isLastOpen = false;
  return { terms: withoutStopWords(limited, isLastOpen), isLastOpen };
}

/** Drops stop words unless there are no others; a half-typed one may still become another word. */
function withoutStopWords(terms: string[], isLastOpen: boolean): string[] {
  const significant = terms.filter((term, index) => {
    const isPartial = isLastOpen && index === terms.length - 1;
    return isPartial || !stopWords.has(term.toLowerCase());
  });
  return significant.length > 0 ? significant : terms;
}

/** Normalizes a word as in the vocabulary: lower case, without accents. */
export function foldWord(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
