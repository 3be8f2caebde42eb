import type { SnippetPart } from '@porchlight/contract/search';
import { bodyEnd } from '../db/search-index/indexed-rows.ts';
import { excerpt } from '../records/excerpts.ts';

/** Marks the start of a match: a control character, which no text needs. */
export const matchStart = '\u0001';
/** Marks the end of a match. */
export const matchEnd = '\u0002';

/** Maximum length of a passage in characters: to the index, an unbroken text of thousands of letters is one word. */
const maxCharacters = 360;
/** Maximum number of characters before the first match. */
const leadCharacters = 120;

/** Splits a marked passage into pieces of plain text, of which the matches are flagged. */
export function snippetParts(marked: string): SnippetPart[] {
  const first = marked.indexOf(matchStart);
  const skipped = first > leadCharacters ? first - leadCharacters : 0;
  const text = excerpt(marked.slice(skipped).toWellFormed(), maxCharacters);
  const parts: SnippetPart[] = [];
  for (const [index, piece] of text.split(matchStart).entries()) {
    const [match = '', ...rest] = index === 0 ? ['', piece] : piece.split(matchEnd);
    if (match) parts.push({ text: toPlainText(match), match: true });
    if (rest.join('')) parts.push({ text: toPlainText(rest.join('')) });
  }
  if (skipped > 0) parts.unshift({ text: '…' });
  if (text.length < marked.length - skipped) parts.push({ text: '…' });
  return parts;
}

/** Of a body and of what else the record is found by, the text with the most different matches; the first of equal ones. */
export function bestText(marked: string): string {
  const [body = '', ...others] = marked.split(bodyEnd);
  return others.reduce((best, text) => (matchesIn(text).size > matchesIn(best).size ? text : best), body);
}

function matchesIn(marked: string): ReadonlySet<string> {
  const pieces = marked.split(matchStart).slice(1);
  return new Set(pieces.map((piece) => (piece.split(matchEnd)[0] ?? '').toLowerCase()));
}

/** Removes the marks of matches between braces, so that the name of a fact is whole. */
export function withoutMarksInBraces(marked: string): string {
  return marked.replace(/\{[^{}]{2,40}\}/g, (name) => name.replaceAll(matchStart, '').replaceAll(matchEnd, ''));
}

/** A piece on one line, without marks that the stored text itself contained. */
function toPlainText(text: string): string {
  return text.replaceAll(matchStart, '').replaceAll(matchEnd, '').replace(/\s+/g, ' ');
}
