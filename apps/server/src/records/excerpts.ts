const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Returns the beginning of a text, cut between graphemes so that no accent or emoji is split.
 * @param maxGraphemes maximum length; a shorter text is returned unchanged
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

/** Returns the beginning of a text like `excerpt`, with an ellipsis if something was left out. */
export function excerptWithEllipsis(text: string, maxGraphemes: number): string {
  const beginning = excerpt(text, maxGraphemes);
  return beginning.length < text.length ? `${beginning.trimEnd()}…` : beginning;
}
