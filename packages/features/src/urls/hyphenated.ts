import { slugMaxCharacters } from '@porchlight/contract/limits';

/**
 * The slug query of a story's, event's or podcast's address: a text with its spaces as hyphens, nothing else changed.
 * It only makes the address readable, so a long one is cut. spec 2.1
 * @param text the story's subtitle, the event's or podcast's title
 */
export function hyphenated(text: string): string {
  const words = text.trim().replace(/\s+/g, '-');
  // By code points, so that no letter is cut in half.
  return words.length > slugMaxCharacters ? Array.from(words).slice(0, slugMaxCharacters).join('') : words;
}
