import { matchEnd, matchStart } from './snippet-parts.ts';

/** A word of a marked text, with its offsets. */
interface Word {
  start: number;
  end: number;
  /** The matched word in lower case, to count different ones; null for a word that is no match. */
  match: string | null;
  /** Whether it begins a sentence or a line. */
  isFirst: boolean;
}

/**
 * Returns the passage of a text with the most different matches, beginning with a sentence if one is near, with
 * ellipses where text is left out. Without matches it is the text's beginning. Runs in linear time: FTS5's `snippet()`
 * compares all matches with each other, and a long text with a thousand of them would block the event loop for seconds.
 * @param marked the whole text with its matches marked
 * @param maxWords length of the passage in words
 */
export function passage(marked: string, maxWords: number): string {
  const words = wordsOf(marked);
  const [first, last] = densestRange(words, maxWords);
  const begin = firstWordOf(words, first, maxWords - (last - first + 1));
  const end = Math.min(words.length, begin + maxWords);
  const start = words[begin]?.start ?? 0;
  const text = marked.slice(start, words[end - 1]?.end ?? 0);
  // A match may begin before the passage, or end after it.
  const isOpen = start > 0 && isInMatch(marked, start - 1);
  const withStart = isOpen ? matchStart + text : text;
  const withEnd = isInMatch(withStart, withStart.length) ? withStart + matchEnd : withStart;
  return `${begin > 0 ? '…' : ''}${withEnd}${end < words.length ? '…' : ''}`;
}

/** Whether an offset is inside a match. */
function isInMatch(text: string, offset: number): boolean {
  return text.lastIndexOf(matchStart, offset) > text.lastIndexOf(matchEnd, offset);
}

function wordsOf(marked: string): Word[] {
  const words: Word[] = [];
  let isMarked = false;
  let isFirst = true;
  for (const { 0: text, index } of marked.matchAll(/\S+/g)) {
    const startsMatch = text.includes(matchStart);
    const match = isMarked || startsMatch ? text.toLowerCase() : null;
    words.push({ start: index, end: index + text.length, match, isFirst });
    if (startsMatch || text.includes(matchEnd)) isMarked = isInMatch(text, text.length);
    isFirst = /[.!?…:]["”’)\p{Cc}]*$/u.test(text) || marked.charAt(index + text.length) === '\n';
  }
  return words;
}

/** The first and last match of the range with the most different matches; the earliest of equal ones. */
function densestRange(words: readonly Word[], maxWords: number): [first: number, last: number] {
  const matchIndexes = words.flatMap(({ match }, index) => (match === null ? [] : [index]));
  const counts = new Map<string, number>();
  const count = (index: number, step: 1 | -1) => {
    const match = words[index]?.match ?? '';
    const next = (counts.get(match) ?? 0) + step;
    if (next === 0) counts.delete(match);
    else counts.set(match, next);
  };
  let best: [number, number] = [0, 0];
  let maxCount = 0;
  let from = 0;
  for (const index of matchIndexes) {
    count(index, 1);
    for (; index - (matchIndexes[from] ?? 0) >= maxWords; from += 1) count(matchIndexes[from] ?? 0, -1);
    if (counts.size <= maxCount) continue;
    maxCount = counts.size;
    best = [matchIndexes[from] ?? 0, index];
  }
  return best;
}

/**
 * The first word of a passage: the start of a sentence at most `spare` words before the first match, or else so that
 * the matches are in the middle.
 */
function firstWordOf(words: readonly Word[], first: number, spareWords: number): number {
  for (let index = first; index >= Math.max(0, first - spareWords); index -= 1) if (words[index]?.isFirst) return index;
  return Math.max(0, first - Math.floor(spareWords / 2));
}
