import { type PdfLexer, type PdfTokenKind, PdfUnreadable } from './pdf-lexer.ts';

/** A dictionary: what stands under each key, token by token, arrays spread out; names with their slash, strings as `(`. */
export type PdfDictionary = ReadonlyMap<string, readonly string[]>;

/** One object of a PDF. */
export interface PdfObject {
  /** Its dictionary, when it is one. */
  dictionary?: PdfDictionary;
  /** Its name, when it is nothing else. */
  name?: string;
}

interface Frame {
  /** For a dictionary. */
  entries?: Map<string, string[]>;
  /** The key whose value comes next. */
  key?: string;
  /** Where tokens go: the values of a key, or of the array's. */
  values: string[];
}

/** Objects in objects; sound files have a dozen. ours */
const depthMax = 200;
/** Words that belong between objects: in one they show that its end is missing. */
const structureWords = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

/**
 * Reads one object, strictly: viewers mend what breaks the grammar, each in its own way, so that what such a file holds
 * depends on who reads it.
 * @param seen told of every dictionary, the inner ones first
 * @throws PdfUnreadable
 */
export function readPdfObject(lexer: PdfLexer, seen: (dictionary: PdfDictionary) => void): PdfObject {
  const frames: Frame[] = [];
  let kind = lexer.next();
  if (kind !== '<<' && kind !== '[') return kind === 'name' ? { name: lexer.text } : {};
  for (; ; kind = lexer.next()) {
    const frame = frames.at(-1);
    switch (kind) {
      case '<<':
      case '[':
        if (frames.length >= depthMax) throw new PdfUnreadable('nested too deeply');
        if (frame) valuesFor(frame, kind).push(kind);
        frames.push(kind === '<<' ? { entries: new Map(), values: [] } : { values: frame?.values ?? [] });
        break;
      case '>>':
      case ']': {
        const closed = frames.pop();
        if (!closed || (closed.entries === undefined) !== (kind === ']') || closed.key !== undefined) {
          throw new PdfUnreadable('an object that is closed wrongly');
        }
        if (closed.entries) seen(closed.entries);
        if (frames.length === 0) return { dictionary: closed.entries };
        break;
      }
      default:
        addToken(frame, kind, lexer.text);
    }
  }
}

function addToken(frame: Frame | undefined, kind: PdfTokenKind, text: string): void {
  if (!frame || kind === 'end' || kind === 'other' || (kind === 'word' && structureWords.has(text))) {
    throw new PdfUnreadable('an object without an end');
  }
  if (frame.entries && frame.key === undefined) {
    if (kind === 'name') {
      frame.key = text;
      frame.values = frame.entries.get(text) ?? [];
      frame.entries.set(text, frame.values);
    } else if (kind === 'word') {
      // The second and third word of a reference: `7 0 R`.
      frame.values.push(text);
    } else throw new PdfUnreadable('a key that is no name');
    return;
  }
  valuesFor(frame, kind).push(kind === 'string' ? '(' : `${kind === 'name' ? '/' : ''}${text}`);
}

/** Where a value goes; in a dictionary its key is done with then. */
function valuesFor(frame: Frame, kind: PdfTokenKind): string[] {
  if (!frame.entries) return frame.values;
  if (frame.key === undefined) throw new PdfUnreadable(`a ${kind} where a key belongs`);
  frame.key = undefined;
  return frame.values;
}
