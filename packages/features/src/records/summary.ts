import { truncate } from '@porchlight/ui/TruncatedText';

/** About what search engines show of a description. ours */
const summaryCharacters = 160;

/** A text on one line, short enough for search results and shared links. */
export function summary(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), summaryCharacters).text;
}
