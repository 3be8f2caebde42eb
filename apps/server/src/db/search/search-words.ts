import { searchMaxWords, searchQueryMaxCharacters } from '@porchlight/contract/limits';

/** A search taken apart. */
export interface SearchWords {
  /** Words, and in quotes words that have to follow each other; no character of theirs means anything to the index. */
  terms: string[];
  /** Whether the last one may be half typed: it was not in quotes. */
  isLastOpen: boolean;
}

/** Words that nearly every text has, so that they tell nothing. */
const commonWords = new Set(
  'a an and are as at be but by did do for from has have how i if in is it its me my not of on or our so than that the their them then there these they this to was we were what when where which who why will with you your'.split(
    ' ',
  ),
);

/** What the index takes for a word: letters and digits of any script with their marks. */
const word = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** The words of a text, in their order. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** Takes a search apart. Whatever is neither a letter nor a digit only parts words. */
export function searchWords(typed: string): SearchWords {
  const text = Array.from(typed.normalize('NFC')).slice(0, searchQueryMaxCharacters).join('');
  const terms: string[] = [];
  let isLastOpen = false;
  for (const [, quoted, plain] of text.matchAll(/["“”„«]([^"“”„«»]*)["“”»]|([^"“”„«»]+)/g)) {
    const words = wordsOf(quoted ?? plain ?? '');
    if (words.length === 0) continue;
    if (quoted === undefined) terms.push(...words);
    else terms.push(words.join(' '));
    isLastOpen = quoted === undefined;
  }
  // Said twice a word tells no more; and the last one is half typed only if it is new.
  const unique = [...new Map(terms.map((term) => [folded(term), term])).values()];
  if (unique.at(-1) !== terms.at(-1)) isLastOpen = false;
  const kept = unique.slice(0, searchMaxWords);
  if (kept.length < unique.length) isLastOpen = false;
  return { terms: withoutCommon(kept, isLastOpen), isLastOpen };
}

/** Leaves out words that tell nothing, unless there is no other; one that is half typed may become any. */
function withoutCommon(terms: string[], isLastOpen: boolean): string[] {
  const telling = terms.filter((term, index) => {
    const mayGrow = isLastOpen && index === terms.length - 1;
    return mayGrow || !commonWords.has(term.toLowerCase());
  });
  return telling.length > 0 ? telling : terms;
}

/** A word as the vocabulary has it: lower case, without accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
