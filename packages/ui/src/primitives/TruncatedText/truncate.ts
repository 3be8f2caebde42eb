/** A text that was made to fit. */
export interface Truncation {
  /** At most the asked number of graphemes, followed by an ellipsis if it was cut. */
  text: string;
  /** Whether something was left out. */
  isCut: boolean;
}

/** Latin letters, figures and signs, each a grapheme of its own: to have a Segmenter find that out takes four times as long. */
const oneUnitEach = /^[\n -~\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** What people see as one character; an old browser without Segmenter gets code points. */
function* graphemes(text: string): Generator<string> {
  if (oneUnitEach.test(text) || typeof Intl.Segmenter === 'undefined') {
    yield* text;
    return;
  }
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) yield segment;
}

/** The most letters of a word that give way so that no word is cut apart; what is longer, such as an address, is cut. */
const wordCharacters = 30;
const lastWord = new RegExp(`(\\s)\\S{1,${wordCharacters}}$`);

/**
 * Cuts a text at the end of a word, and never in the middle of a grapheme: families of emoji, flags and accents stay whole.
 * @param maxCharacters most graphemes to keep, integer, 0 or more
 */
export function truncate(text: string, maxCharacters: number): Truncation {
  // A grapheme has at least one code unit, so a text this short can't be too long.
  if (text.length <= maxCharacters) return { text, isCut: false };
  let kept = '';
  let count = 0;
  for (const grapheme of graphemes(text)) {
    if (count === maxCharacters) {
      const words = /^\s/.test(grapheme) ? kept : kept.replace(lastWord, '$1');
      // No stop or comma before the ellipsis.
      return { text: `${words.replace(/[\s.,;:]+$/, '')}…`, isCut: true };
    }
    kept += grapheme;
    count += 1;
  }
  return { text, isCut: false };
}

/** Whether a text has more graphemes than `maxCharacters`. */
export function isLongerThan(text: string, maxCharacters: number): boolean {
  return truncate(text, maxCharacters).isCut;
}
