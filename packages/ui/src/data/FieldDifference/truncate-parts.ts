import { truncate } from '../../primitives/TruncatedText/index.ts';
import type { TextPart } from './word-difference.ts';

/**
 * Cuts a comparison after a number of graphemes.
 * @param maxCharacters most graphemes to keep, without the ellipsis
 */
export function truncateParts(
  parts: readonly TextPart[],
  maxCharacters: number,
): { parts: TextPart[]; isCut: boolean } {
  const kept: TextPart[] = [];
  let left = maxCharacters;
  for (const part of parts) {
    if (left <= 0) return { parts: [...kept, { kind: 'gap', text: ' …' }], isCut: true };
    const { text, isCut } = truncate(part.text, left);
    kept.push({ ...part, text });
    if (isCut) return { parts: kept, isCut };
    left -= text.length;
  }
  return { parts: kept, isCut: false };
}
