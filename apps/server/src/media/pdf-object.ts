import { type PdfLexer, type PdfTokenKind, PdfUnreadable } from './pdf-lexer.ts';

/** A dictionary: the tokens of each key's value, with arrays flattened; names with their slash, strings as `(`. */
export type PdfDictionary = ReadonlyMap<string, readonly string[]>;

/** One object of a PDF. */
export interface PdfObject {
  /** Its entries, if it is a dictionary. */
  dictionary?: PdfDictionary;
  /** Its name, if it is just a name. */
  name?: string;
}

interface Frame {
  /** Entries of a dictionary; undefined for an array. */
  entries?: Map<string, string[]>;
  /** The key whose value comes next. */
  key?: string;
  /** Where tokens are added: the values of the current key, or of the array. */
  values: string[];
}

/** Maximum nesting depth; intact files have about a dozen levels. ours */
const depthMax = 200;
/** Keywords that may only be between objects: inside one they show that its end is missing. */
const structureWords = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

/**
 * Parses one object strictly: viewers repair syntax errors in different ways, so that the content of a broken file
 * depends on the viewer.
 * @param onDictionary called with every dictionary, inner ones first
 * @throws PdfUnreadable
 */
export function readPdfObject(lexer: PdfLexer, onDictionary: (dictionary: PdfDictionary) => void): PdfObject {
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
        if (closed.entries) onDictionary(closed.entries);
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

/** Returns where to add a value; in a dictionary this completes the current key. */
function valuesFor(frame: Frame, kind: PdfTokenKind): string[] {
  if (!frame.entries) return frame.values;
  if (frame.key === undefined) throw new PdfUnreadable(`a ${kind} where a key belongs`);
  frame.key = undefined;
  return frame.values;
}
