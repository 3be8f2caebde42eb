import { diffWordsWithSpace } from 'diff';

/** A stretch of text that stayed, went or came. `gap` stands for what stayed and is left out. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added' | 'gap';
  text: string;
}

/** How long the comparison may take, in milliseconds, before both texts are shown whole. */
const timeoutMs = 100;
/** Characters of unchanged text that stay around a change. */
const contextCharacters = 80;

/**
 * Compares two texts word by word and leaves out what stayed, but for a little around each change.
 * @returns null when they have too little in common, or are too long, for a comparison that could be read
 */
export function wordDifference(from: string, to: string): TextPart[] | null {
  const found = diffWordsWithSpace(from, to, { timeout: timeoutMs });
  if (!found) return null;
  const same = found.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.trim().length), 0);
  if (same < Math.min(from.length, to.length) / 4) return null;
  return found.flatMap((part, index) => {
    if (part.added) return [{ kind: 'added' as const, text: part.value }];
    if (part.removed) return [{ kind: 'removed' as const, text: part.value }];
    return shortened(part.value, { isFirst: index === 0, isLast: index === found.length - 1 });
  });
}

/** Keeps the beginning and the end of an unchanged stretch, cut between words, where a change is beside it. */
function shortened(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): TextPart[] {
  const head = isFirst ? '' : (text.match(new RegExp(`^[\\s\\S]{0,${contextCharacters}}(?=\\s)`))?.[0] ?? '');
  const tail = isLast ? '' : (text.match(new RegExp(`\\s[\\s\\S]{0,${contextCharacters - 1}}$`))?.[0] ?? '');
  if (text.length <= head.length + tail.length + contextCharacters) return [{ kind: 'same', text }];
  const parts: TextPart[] = [
    { kind: 'same', text: head },
    { kind: 'gap', text: ' … ' },
    { kind: 'same', text: tail },
  ];
  return parts.filter((part) => part.text !== '');
}
