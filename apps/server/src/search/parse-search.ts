import { searchMaxWords, searchQueryMaxCharacters } from '@porchlight/contract/limits';
import { searchableText } from '../db/search-index/searchable-text.ts';
import { noSynonyms, type Synonyms } from './synonyms.ts';
import { comparedWords, foldWord, wordsOf } from './words.ts';

/** What a text has to contain: its words, or one of the phrases that mean the same. */
export interface SearchTerm {
  /** The typed words, all of them needed in any place; or a quoted phrase, as one. They consist of letters and digits. */
  words: string[];
  /** Words and phrases with the same meaning. */
  synonyms: readonly string[];
}

/** A parsed search. */
export interface ParsedSearch {
  terms: SearchTerm[];
  /** Whether the last term may be half typed: it was not in quotes. */
  isLastOpen: boolean;
}

/** Stop words, which nearly every text contains. */
const stopWords = new Set(
  'a am an and any are as at be but by can could did do does find for from get has have how i if in is it its me my need not of on or our so some than that the their them then there these they this to want was we were what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * Parses a search. All characters but letters and digits separate words.
 * @param synonyms what means the same. @default nothing
 */
export function parseSearch(query: string, synonyms: Synonyms = noSynonyms): ParsedSearch {
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
  return { terms: withoutStopWords(withSynonyms(limited, synonyms), isLastOpen), isLastOpen };
}

/** Joins words to terms: the longest phrases that mean the same as another are one term each. */
function withSynonyms(words: readonly string[], { others, maxWords }: Synonyms): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let start = 0; start < words.length; ) {
    let count = Math.min(maxWords, words.length - start);
    while (count > 1 && !others.has(comparedWords(words.slice(start, start + count)))) count -= 1;
    count = Math.max(count, 1);
    const phrase = words.slice(start, start + count);
    terms.push({ words: phrase, synonyms: others.get(comparedWords(phrase)) ?? [] });
    start += count;
  }
  return terms;
}

/** Drops stop words unless there are no others; a half-typed one may still become another word. */
function withoutStopWords(terms: SearchTerm[], isLastOpen: boolean): SearchTerm[] {
  const significant = terms.filter(({ words: [first = '', ...more], synonyms }, index) => {
    const isPartial = isLastOpen && index === terms.length - 1;
    return isPartial || more.length > 0 || synonyms.length > 0 || !stopWords.has(first.toLowerCase());
  });
  return significant.length > 0 ? significant : terms;
}
