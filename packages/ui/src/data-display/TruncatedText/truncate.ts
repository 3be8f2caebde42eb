/** The result of truncating a text. */
export interface Truncation {
  /** At most the requested number of graphemes, followed by an ellipsis if it was cut. */
  text: string;
  /** Whether something was left out. */
  isCut: boolean;
}

/** Latin letters, digits and punctuation: one code unit per grapheme. Segmenting them would take four times as long. */
const singleUnitGraphemes = /^[\n -~\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** The graphemes of a text; browsers without `Intl.Segmenter` get code points. */
function* graphemes(text: string): Generator<string> {
  if (singleUnitGraphemes.test(text) || typeof Intl.Segmenter === 'undefined') {
    yield* text;
    return;
  }
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) yield segment;
}

/** Longest partial word that is dropped so that no word is cut; a longer one, such as a URL, is cut. */
const wordCharacters = 30;
const lastWord = new RegExp(`(\\s)\\S{1,${wordCharacters}}$`);

/**
 * Truncates a text at a word boundary, never inside a grapheme: emoji families, flags and accents stay whole.
 * @param maxCharacters most graphemes to keep, integer, 0 or more
 */
export function truncate(text: string, maxCharacters: number): Truncation {
  // A grapheme has at least one code unit, so a text this short can't be too long.
  if (text.length <= maxCharacters) return { text, isCut: false };
  let truncated = '';
  let count = 0;
  for (const grapheme of graphemes(text)) {
    if (count === maxCharacters) {
      const wholeWords = /^\s/.test(grapheme) ? truncated : truncated.replace(lastWord, '$1');
      // No period or comma before the ellipsis.
      return { text: `${wholeWords.replace(/[\s.,;:]+$/, '')}…`, isCut: true };
    }
    truncated += grapheme;
    count += 1;
  }
  return { text, isCut: false };
}

/** Whether a text has more graphemes than `maxCharacters`. */
export function isLongerThan(text: string, maxCharacters: number): boolean {
  return truncate(text, maxCharacters).isCut;
}
