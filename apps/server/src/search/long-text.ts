import { DatabaseSync } from 'node:sqlite';
import { matchEnd, matchStart } from './snippet-parts.ts';

/** Length in characters above which a text is marked in pieces. */
export const longTextCharacters = 20_000;

/** Maximum length of a piece in characters, unless one word is longer. */
const pieceCharacters = 4_000;

let pieces: DatabaseSync | undefined;

/** Uses the same tokenizer as `search_index`: see the migration `0005-search`. */
function openPieces(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec("create virtual table piece using fts5(text, tokenize = 'porter unicode61 remove_diacritics 2')");
  return database;
}

/**
 * Marks the matches in a long text, as FTS5's `highlight()` does. That function copies its output for each mark, so
 * that a text of 200,000 characters with one word 38,000 times would block the event loop for a quarter of a second; in
 * pieces it takes a tenth of that. Quoted phrases that span two pieces are not marked.
 * @param text as it is stored
 * @param terms FTS5 expressions, combined with OR
 */
export function markText(text: string, terms: readonly string[]): string {
  pieces ??= openPieces();
  const parts = splitBetweenWords(text);
  pieces.exec('begin');
  try {
    const insert = pieces.prepare('insert into piece (rowid, text) values (?, ?)');
    for (const [index, part] of parts.entries()) insert.run(index, part);
    const markedRows = pieces
      .prepare('select rowid, highlight(piece, 0, ?, ?) as marked from piece where piece match ?')
      .all(matchStart, matchEnd, terms.join(' OR '));
    for (const { rowid, marked } of markedRows) parts[Number(rowid)] = String(marked);
  } finally {
    pieces.exec('rollback');
  }
  return parts.join('');
}

/** Splits a text into pieces that end at a line break or else between words; joined, they are the text. */
function splitBetweenWords(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const maxEnd = start + pieceCharacters;
    const end = maxEnd >= text.length ? text.length : endOfPiece(text, start, maxEnd);
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

function endOfPiece(text: string, start: number, maxEnd: number): number {
  for (const sign of ['\n', ' ']) {
    const last = text.lastIndexOf(sign, maxEnd);
    if (last > start) return last;
  }
  const next = text.slice(maxEnd).search(/\s/);
  return next < 0 ? text.length : maxEnd + next;
}
