/** A text that was made to fit. */
export interface Truncation {
  /** At most the asked number of graphemes, followed by an ellipsis if it was cut. */
  text: string;
  /** Whether something was left out. */
  isCut: boolean;
}

/** What people see as one character; an old browser without Segmenter gets code points. */
function* graphemes(text: string): Generator<string> {
  if (typeof Intl.Segmenter === 'undefined') {
    yield* text;
    return;
  }
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) yield segment;
}

/**
 * Cuts a text by grapheme, never in the middle of one: families of emoji, flags and accents stay whole.
 * @param maxCharacters most graphemes to keep, integer, 0 or more
 */
export function truncate(text: string, maxCharacters: number): Truncation {
  // A grapheme has at least one code unit, so a text this short can't be too long.
  if (text.length <= maxCharacters) return { text, isCut: false };
  let kept = '';
  let count = 0;
  for (const grapheme of graphemes(text)) {
    // No stop or comma before the ellipsis.
    if (count === maxCharacters) return { text: `${kept.replace(/[\s.,;:]+$/, '')}…`, isCut: true };
    kept += grapheme;
    count += 1;
  }
  return { text, isCut: false };
}

/** Whether a text has more graphemes than `maxCharacters`. */
export function isLongerThan(text: string, maxCharacters: number): boolean {
  return truncate(text, maxCharacters).isCut;
}
