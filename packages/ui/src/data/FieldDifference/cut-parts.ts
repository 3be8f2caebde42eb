import { truncate } from '../../primitives/TruncatedText/index.ts';
import type { TextPart } from './word-difference.ts';

/**
 * The beginning of a comparison.
 * @param maxCharacters most graphemes that are kept, before the ellipsis
 */
export function cutParts(parts: readonly TextPart[], maxCharacters: number): { parts: TextPart[]; isCut: boolean } {
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
