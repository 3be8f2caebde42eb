import { slugMaxCharacters } from './limits.ts';

/**
 * The slug of a text: lower case letters and digits of any script, hyphens between them.
 * @returns at most 200 characters; '' when the text has no letter or digit
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, slugMaxCharacters)
    .replace(/^-+|-+$/g, '');
}
