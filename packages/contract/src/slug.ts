import { slugMaxCharacters } from './limits.ts';

/**
 * The slug of a text: lower case letters and digits of any script, hyphens between them.
 * @param maxCharacters where it is cut
 * @returns '' when the text has no letter or digit
 */
export function slugify(text: string, maxCharacters = slugMaxCharacters): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  // By code points, so that no surrogate pair is split.
  return Array.from(words)
    .slice(0, maxCharacters)
    .join('')
    .replace(/^-+|-+$/g, '');
}

/** Whether a slug is a number, which in an address would be an id. */
export function isNumber(slug: string): boolean {
  return /^\d+$/.test(slug);
}
