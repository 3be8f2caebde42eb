/** Thrown for a PDF with syntax errors, or one that takes more reading than an intact file needs. */
export class PdfUnreadable extends Error {}

/** Kinds of tokens. `other` is a misplaced delimiter. */
export type PdfTokenKind = 'name' | 'word' | 'string' | '<<' | '>>' | '[' | ']' | 'other' | 'end';

/**
 * Number of bytes that may still be read, shared by all readers of a file: overlapping references are read repeatedly.
 */
export interface ReadingBudget {
  bytesLeft: number;
}

const [regular, space, delimiter] = [0, 1, 2];
/** Class of each byte. @see ISO 32000-1, 7.2.2 */
const byteClass = new Uint8Array(256).fill(regular);
for (const code of [0, 9, 10, 12, 13, 32]) byteClass[code] = space;
for (const sign of '()<>[]{}/%') byteClass[sign.charCodeAt(0)] = delimiter;

const code = (sign: string) => sign.charCodeAt(0);
const [newline, carriageReturn, backslash] = [10, 13, 92];
const [open, close] = [code('('), code(')')];
const [less, greater] = [code('<'), code('>')];
const [percent, slash] = [code('%'), code('/')];

/** Whether a byte separates tokens. */
export function isPdfSpace(byte: number | undefined): boolean {
  return byte !== undefined && byteClass[byte] === space;
}

/** Tokenizer of PDF syntax. @see ISO 32000-1, 7.2 and 7.3 */
export class PdfLexer {
  readonly #data: Buffer;
  readonly #budget: ReadingBudget;
  /** Offset from which the next token is read. */
  position: number;
  /** Text of the last token: a decoded name without its slash, or a word; '' for the other kinds. */
  text = '';

  constructor(data: Buffer, position: number, budget: ReadingBudget) {
    this.#data = data;
    this.position = position;
    this.#budget = budget;
  }

  /** Reads the next token. @throws PdfUnreadable when the budget is exceeded */
  next(): PdfTokenKind {
    const start = this.position;
    const kind = this.#read();
    this.#budget.bytesLeft -= this.position - start + 1;
    if (this.#budget.bytesLeft < 0) throw new PdfUnreadable('too much to read');
    return kind;
  }

  #read(): PdfTokenKind {
    this.text = '';
    this.#skipSpace();
    const byte = this.#data[this.position];
    if (byte === undefined) return 'end';
    if (byteClass[byte] === regular) {
      this.text = this.#regularBytes();
      return 'word';
    }
    this.position += 1;
    switch (byte) {
      case slash:
        this.text = this.#regularBytes().replace(/#([0-9a-f]{2})/gi, (_, hex) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
        return 'name';
      case open:
        this.#skipLiteral();
        return 'string';
      case less:
        if (this.#take(less)) return '<<';
        this.#skipPast(greater);
        return 'string';
      case greater:
        return this.#take(greater) ? '>>' : 'other';
      default:
        return this.#bracket(byte);
    }
  }

  #bracket(byte: number): PdfTokenKind {
    if (byte === code('[')) return '[';
    return byte === code(']') ? ']' : 'other';
  }

  #take(byte: number): boolean {
    if (this.#data[this.position] !== byte) return false;
    this.position += 1;
    return true;
  }

  #regularBytes(): string {
    const start = this.position;
    while (this.position < this.#data.length && byteClass[this.#data[this.position] as number] === regular) {
      this.position += 1;
    }
    return this.#data.toString('latin1', start, this.position);
  }

  #skipSpace(): void {
    for (let byte = this.#data[this.position]; byte !== undefined; byte = this.#data[this.position]) {
      if (byte === percent) this.skipLine();
      else if (byteClass[byte] === space) this.position += 1;
      else return;
    }
  }

  /** Skips to the next line, as viewers do after a comment and the word `stream`. */
  skipLine(): void {
    for (let byte = this.#data[this.position]; byte !== undefined; byte = this.#data[this.position]) {
      this.position += 1;
      if (byte === newline) return;
      if (byte === carriageReturn) {
        this.#take(newline);
        return;
      }
    }
  }

  #skipLiteral(): void {
    let depth = 1;
    for (let byte = this.#data[this.position]; byte !== undefined; byte = this.#data[this.position]) {
      this.position += byte === backslash ? 2 : 1;
      if (byte === open) depth += 1;
      else if (byte === close) depth -= 1;
      if (depth === 0) return;
    }
  }

  #skipPast(byte: number): void {
    const end = this.#data.indexOf(byte, this.position);
    this.position = end === -1 ? this.#data.length : end + 1;
  }
}
