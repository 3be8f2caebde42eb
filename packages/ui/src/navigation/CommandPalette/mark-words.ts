import { foldedWords, foldText } from '@porchlight/contract/text-folding';

/** A piece of a text. */
export interface MarkedPiece {
  text: string;
  /** Whether this is what was typed. */
  isMatch: boolean;
}

/** Characters of a text that are looked at: a title, not a book. */
const maxCharacters = 500;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a text where words that were typed stand in it, whatever their case and accents; never through a letter and its
 * accent. The pieces together are the text.
 * @param typed what somebody typed, as it is
 */
export function markWords(text: string, typed: string): MarkedPiece[] {
  const words = foldedWords(typed);
  if (words.length === 0 || text.length > maxCharacters) return [{ text, isMatch: false }];
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  // Where each letter of the text begins in the folded text: one may fold to several, or to none.
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
  const pieces: MarkedPiece[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = isMarked[index] === true;
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
  }
  return pieces;
}
