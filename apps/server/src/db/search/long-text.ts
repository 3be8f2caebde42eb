import { DatabaseSync } from 'node:sqlite';
import { matchEnd, matchStart } from './snippet-parts.ts';

/** Characters of a text from which on it is marked piece by piece. */
export const longTextCharacters = 20_000;

/** Characters of a piece, at most, unless one word is longer. */
const pieceCharacters = 4_000;

let pieces: DatabaseSync | undefined;

/** Takes words as `search_index` does: see the migration `0005-search`. */
function openPieces(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec("create virtual table piece using fts5(text, tokenize = 'porter unicode61 remove_diacritics 2')");
  return database;
}

/**
 * Marks what was found in a long text, as the index's own `highlight()` does. That one copies all it has written for
 * each place it marks, so that a text of 200,000 characters which says one word 38,000 times keeps everybody waiting for
 * a quarter of a second; in pieces it takes a tenth of it. Words in quotes are not marked where a piece ends between them.
 * @param text as it is stored
 * @param terms as the index reads them; one of them is enough
 */
export function markText(text: string, terms: readonly string[]): string {
  pieces ??= openPieces();
  const parts = cutBetweenWords(text);
  pieces.exec('begin');
  try {
    const insert = pieces.prepare('insert into piece (rowid, text) values (?, ?)');
    for (const [index, part] of parts.entries()) insert.run(index, part);
    const found = pieces
      .prepare('select rowid, highlight(piece, 0, ?, ?) as marked from piece where piece match ?')
      .all(matchStart, matchEnd, terms.join(' OR '));
    for (const { rowid, marked } of found) parts[Number(rowid)] = String(marked);
  } finally {
    pieces.exec('rollback');
  }
  return parts.join('');
}

/** The pieces of a text, each of which ends where a line or else a word does; together they are the text. */
function cutBetweenWords(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const most = start + pieceCharacters;
    const end = most >= text.length ? text.length : endOfPiece(text, start, most);
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

function endOfPiece(text: string, start: number, most: number): number {
  for (const sign of ['\n', ' ']) {
    const last = text.lastIndexOf(sign, most);
    if (last > start) return last;
  }
  const next = text.slice(most).search(/\s/);
  return next < 0 ? text.length : most + next;
}
