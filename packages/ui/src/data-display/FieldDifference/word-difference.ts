import { type ChangeObject, diffWordsWithSpace } from 'diff';

/** A part of a comparison. `gap` is an omitted unchanged passage. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added' | 'gap';
  text: string;
}

/** Timeout of the comparison in milliseconds, after which both texts are shown in full. */
const timeoutMs = 100;
/** Characters of unchanged text that are kept on either side of a change. */
const contextCharacters = 80;

/**
 * Compares two texts word by word.
 * @returns null if the texts have too little in common, or the comparison takes too long
 */
export function compareWords(from: string, to: string): TextPart[] | null {
  const changes = diffWordsWithSpace(from, to, { timeout: timeoutMs });
  if (!changes) return null;
  const unchanged = changes.reduce((sum, part) => sum + (part.added || part.removed ? 0 : part.value.trim().length), 0);
  if (unchanged < Math.min(from.length, to.length) / 4) return null;
  return deletionsFirst(changes);
}

/** Shortens the unchanged passages of a comparison to some context around each change. */
export function shortenParts(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((part, index) =>
    part.kind === 'same' ? shortened(part.text, { isFirst: index === 0, isLast: index === parts.length - 1 }) : [part],
  );
}

/** Compares two texts and shortens unchanged passages. @returns null as for `compareWords` */
export function wordDifference(from: string, to: string): TextPart[] | null {
  const parts = compareWords(from, to);
  return parts && shortenParts(parts);
}

/**
 * Puts deletions before the insertions that replace them. Consecutive insertions or deletions are joined, although the
 * spaces between them are unchanged.
 */
function deletionsFirst(changes: readonly ChangeObject<string>[]): TextPart[] {
  const parts: TextPart[] = [];
  let added = '';
  let removed = '';
  const pushChange = () => {
    // Whitespace alone is not shown as a change.
    if (removed.trim() !== '') parts.push({ kind: 'removed', text: removed.trimEnd() });
    if (added.trim() !== '') parts.push({ kind: 'added', text: added.trimEnd() });
    parts.push({ kind: 'same', text: (added || removed).match(/\s*$/)?.[0] ?? '' });
    added = '';
    removed = '';
  };
  for (const [index, part] of changes.entries()) {
    const isBetween = part.value.trim() === '' && index > 0 && index < changes.length - 1;
    if (part.added || part.removed || isBetween) {
      if (!part.removed) added += part.value;
      if (!part.added) removed += part.value;
    } else {
      pushChange();
      parts.push({ kind: 'same', text: part.value });
    }
  }
  pushChange();
  return parts.filter(({ text }) => text !== '');
}

/** Keeps the beginning and the end of an unchanged passage, cut at words, where it is next to a change. */
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
