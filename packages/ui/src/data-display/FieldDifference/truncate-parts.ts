import { truncate } from '../TruncatedText/index.ts';
import type { TextPart } from './word-difference.ts';

/**
 * Cuts a comparison after a number of graphemes.
 * @param maxCharacters most graphemes to keep, without the ellipsis
 */
export function truncateParts(
  parts: readonly TextPart[],
  maxCharacters: number,
): { parts: TextPart[]; isCut: boolean } {
  const truncated: TextPart[] = [];
  let remaining = maxCharacters;
  for (const part of parts) {
    if (remaining <= 0) return { parts: [...truncated, { kind: 'gap', text: ' …' }], isCut: true };
    const { text, isCut } = truncate(part.text, remaining);
    truncated.push({ ...part, text });
    if (isCut) return { parts: truncated, isCut };
    remaining -= text.length;
  }
  return { parts: truncated, isCut: false };
}
