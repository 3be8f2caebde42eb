import { truncate } from '@porchlight/ui/data-display/TruncatedText';

/** About the length of a description that search engines show. ours */
const summaryCharacters = 160;

/** A text in one line, truncated for search results and shared links. */
export function summary(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), summaryCharacters).text;
}
