import type { SnippetPart } from '@porchlight/contract/search';
import { excerpt } from './excerpts.ts';

/** Sign that the index puts before what was found: a control character, which no text needs. */
export const matchStart = '\u0001';
/** Sign after it. */
export const matchEnd = '\u0002';

/** Characters of a passage at most: an unbroken text of thousands of letters is one word to the index. */
const maxCharacters = 360;
/** Characters kept before the first match. */
const leadCharacters = 120;

/** A passage in plain pieces, the ones that were found marked. */
export function snippetParts(marked: string): SnippetPart[] {
  const first = marked.indexOf(matchStart);
  const skipped = first > leadCharacters ? first - leadCharacters : 0;
  const text = excerpt(marked.slice(skipped).toWellFormed(), maxCharacters);
  const parts: SnippetPart[] = [];
  for (const [index, piece] of text.split(matchStart).entries()) {
    const [match = '', ...rest] = index === 0 ? ['', piece] : piece.split(matchEnd);
    if (match) parts.push({ text: plain(match), match: true });
    if (rest.join('')) parts.push({ text: plain(rest.join('')) });
  }
  if (skipped > 0) parts.unshift({ text: '…' });
  if (text.length < marked.length - skipped) parts.push({ text: '…' });
  return parts;
}

/** One line, without the signs where a stored text had some of its own. */
function plain(text: string): string {
  return text.replaceAll(matchStart, '').replaceAll(matchEnd, '').replace(/\s+/g, ' ');
}
