import { foldedWords, foldText } from '@porchlight/contract/text-folding';

/** A part of a text, either a match or the text between matches. */
export interface HighlightedPart {
  text: string;
  /** Whether it matches what was typed. */
  isMatch: boolean;
}

/** Longer texts are not searched for matches. */
const maxCharacters = 500;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into matches and the text between them, ignoring case and accents, never between a letter and its
 * accent. Joined, the parts are the text.
 * @param query the raw query
 */
export function highlightMatches(text: string, query: string): HighlightedPart[] {
  const words = foldedWords(query);
  if (words.length === 0 || text.length > maxCharacters) return [{ text, isMatch: false }];
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  // Where each letter begins in the folded text: one letter may fold to several characters, or to none.
  let folded = '';
  const starts = letters.map((letter) => {
    const start = folded.length;
    folded += foldText(letter);
    return start;
  });
  const isMarked = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      for (const [index, start] of starts.entries()) {
        if (start >= at && start < at + word.length) isMarked[index] = true;
      }
    }
  }
  const parts: HighlightedPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = isMarked[index] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}
