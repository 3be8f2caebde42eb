import { matchEnd, matchStart } from './snippet-parts.ts';

/** A word of a marked text, with its offsets. */
interface Word {
  start: number;
  end: number;
  /** The matched word in lower case, to count different ones; null for a word that is no match. */
  found: string | null;
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
  const [first, last] = densest(words, maxWords);
  const begin = beginOf(words, first, maxWords - (last - first + 1));
  const end = Math.min(words.length, begin + maxWords);
  const start = words[begin]?.start ?? 0;
  const text = marked.slice(start, words[end - 1]?.end ?? 0);
  // A match may begin before the passage, or end after it.
  const isOpen = start > 0 && endsMarked(marked, start - 1);
  const opened = isOpen ? matchStart + text : text;
  const closed = endsMarked(opened, opened.length) ? opened + matchEnd : opened;
  return `${begin > 0 ? '…' : ''}${closed}${end < words.length ? '…' : ''}`;
}

/** Whether an offset is inside a match. */
function endsMarked(text: string, place: number): boolean {
  return text.lastIndexOf(matchStart, place) > text.lastIndexOf(matchEnd, place);
}

function wordsOf(marked: string): Word[] {
  const words: Word[] = [];
  let isMarked = false;
  let isFirst = true;
  for (const { 0: text, index } of marked.matchAll(/\S+/g)) {
    const begins = text.includes(matchStart);
    const found = isMarked || begins ? text.toLowerCase() : null;
    words.push({ start: index, end: index + text.length, found, isFirst });
    if (begins || text.includes(matchEnd)) isMarked = endsMarked(text, text.length);
    isFirst = /[.!?…:]["”’)\p{Cc}]*$/u.test(text) || marked.charAt(index + text.length) === '\n';
  }
  return words;
}

/** The first and last match of the range with the most different matches; the earliest of equal ones. */
function densest(words: readonly Word[], maxWords: number): [first: number, last: number] {
  const places = words.flatMap(({ found }, place) => (found === null ? [] : [place]));
  const counts = new Map<string, number>();
  const count = (place: number, step: 1 | -1) => {
    const found = words[place]?.found ?? '';
    const next = (counts.get(found) ?? 0) + step;
    if (next === 0) counts.delete(found);
    else counts.set(found, next);
  };
  let best: [number, number] = [0, 0];
  let most = 0;
  let from = 0;
  for (const place of places) {
    count(place, 1);
    for (; place - (places[from] ?? 0) >= maxWords; from += 1) count(places[from] ?? 0, -1);
    if (counts.size <= most) continue;
    most = counts.size;
    best = [places[from] ?? 0, place];
  }
  return best;
}

/**
 * The first word of a passage: the start of a sentence at most `spare` words before the first match, or else so that
 * the matches are in the middle.
 */
function beginOf(words: readonly Word[], first: number, spare: number): number {
  for (let place = first; place >= Math.max(0, first - spare); place -= 1) if (words[place]?.isFirst) return place;
  return Math.max(0, first - Math.floor(spare / 2));
}
