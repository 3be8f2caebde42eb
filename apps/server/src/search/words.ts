import { stemmer } from 'stemmer';

/** A word as the index tokenizes it: letters and digits of any script with their marks. */
const word = /[\p{L}\p{N}\p{M}\p{Co}]+/gu;

/** Returns the words of a text in order. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? [];
}

/** Normalizes a word as in the vocabulary: lower case, without accents. */
export function foldWord(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The form in which words are compared: without case, accents and endings, so that 'jobs' is 'job'. */
export function comparedWords(words: readonly string[]): string {
  return words.map((each) => stemmer(foldWord(each))).join(' ');
}
