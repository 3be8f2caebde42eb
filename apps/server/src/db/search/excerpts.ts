const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text, cut between graphemes, so that no letter loses its accent and no emoji falls apart.
 * @param maxGraphemes how many to keep; a text that has no more is answered as it is
 */
export function excerpt(text: string, maxGraphemes: number): string {
  if (text.length <= maxGraphemes) return text;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === maxGraphemes) return text.slice(0, index);
    count += 1;
  }
  return text;
}
