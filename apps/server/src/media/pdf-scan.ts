import { constants, inflateRawSync } from 'node:zlib';
import { isPdfSpace, PdfLexer, PdfUnreadable, type ReadingBudget } from './pdf-lexer.ts';
import { type PdfDictionary, readPdfObject } from './pdf-object.ts';

/** Why a PDF is refused. */
export type PdfFinding = 'script' | 'launch' | 'embedded' | 'xfa' | 'protected' | 'unreadable';

/** Result of a scan. */
export interface PdfScan {
  /** The reason to refuse the file; null when there is none. */
  finding: PdfFinding | null;
  /** The number of pages; null when it can't be read. */
  pages: number | null;
  /** Whether it is encrypted, and so may ask for a password. */
  isEncrypted: boolean;
}

/** Maximum size of a file's decompressed objects in bytes; a book of 1000 pages has about 5 MB. ours */
const unpackedMaxBytes = 64 * 1024 * 1024;
/** Average number of times that each byte may be read. ours */
const readingsMax = 8;

/** A stream that contains other objects. */
interface ObjectStream {
  dictionary: PdfDictionary;
  /** Offset of its content. */
  start: number;
}

/**
 * Looks for anything that could act on a reader's device. Parses every place that a viewer could take for an object,
 * regardless of the file's own tables: replaced, deleted and compressed objects count too. Encryption hides strings and
 * streams, not names; objects in an encrypted stream are refused.
 */
export function scanPdf(data: Buffer): PdfScan {
  const findings = new Set<PdfFinding>();
  const objectStreams: ObjectStream[] = [];
  const budget = { bytesLeft: (data.length + 1024) * readingsMax };
  let isEncrypted = false;
  let pages: number | null = null;
  const inspect = (dictionary: PdfDictionary) => {
    const finding = findingIn(dictionary);
    if (finding) findings.add(finding);
    if (dictionary.has('Encrypt')) isEncrypted = true;
    // In a file with incremental updates the last one counts.
    pages = pagesIn(dictionary) ?? pages;
  };
  try {
    for (const start of objectStarts(data)) {
      const lexer = new PdfLexer(data, start, budget);
      const { dictionary, name } = readPdfObject(lexer, inspect);
      addBareAction(name, findings);
      if (!dictionary || !isObjectStream(dictionary) || lexer.next() !== 'word' || lexer.text !== 'stream') continue;
      lexer.skipLine();
      objectStreams.push({ dictionary, start: lexer.position });
    }
    if (findings.size === 0 && isEncrypted && objectStreams.length > 0)
      return { finding: 'protected', pages, isEncrypted };
    let unpackedBytesLeft = unpackedMaxBytes;
    for (const stream of objectStreams) {
      if (findings.size > 0) break;
      const content = unpack(data, stream, unpackedBytesLeft);
      unpackedBytesLeft -= content.length;
      budget.bytesLeft += content.length * readingsMax;
      readObjectStream(content, stream.dictionary, budget, inspect, findings);
    }
  } catch (error) {
    if (error instanceof PdfUnreadable) findings.add('unreadable');
    else throw error;
  }
  // A certain finding is reported rather than `unreadable`.
  const finding = [...findings].find((each) => each !== 'unreadable') ?? [...findings][0] ?? null;
  return { finding, pages, isEncrypted };
}

/**
 * Returns the number of pages if the dictionary is the page tree's root; null for any other. @see ISO 32000-1, 7.7.3.2
 */
function pagesIn(dictionary: PdfDictionary): number | null {
  if (!dictionary.get('Type')?.includes('/Pages') || dictionary.has('Parent')) return null;
  const [count = '', ...more] = dictionary.get('Count') ?? [];
  return more.length === 0 && /^[1-9]\d{0,5}$/.test(count) ? Number(count) : null;
}

/** Refused actions by the value of `S`. @see ISO 32000-1, 12.6.4 */
const actions: ReadonlyMap<string, PdfFinding> = new Map([
  ['/JavaScript', 'script'],
  ['/Launch', 'launch'],
  ['/ImportData', 'launch'],
]);
/** Annotations and streams with embedded files, by `Type` or `Subtype`. */
const fileTypes = ['/EmbeddedFile', '/FileAttachment', '/RichMedia'];

/** The type of an action may be an object of its own that the action refers to. */
function addBareAction(name: string | undefined, findings: Set<PdfFinding>): void {
  const finding = name === undefined ? undefined : actions.get(`/${name}`);
  if (finding) findings.add(finding);
}

function findingIn(dictionary: PdfDictionary): PdfFinding | null {
  const values = (key: string) => dictionary.get(key) ?? [];
  for (const value of values('S')) if (actions.has(value)) return actions.get(value) ?? null;
  // The script of a rendition, or of an action whose type is another object.
  if (dictionary.has('JS') && dictionary.has('S')) return 'script';
  if (dictionary.has('OnInstantiate')) return 'script';
  if (dictionary.has('XFA')) return 'xfa';
  if (dictionary.has('EF')) return 'embedded';
  return [...values('Type'), ...values('Subtype')].some((value) => fileTypes.includes(value)) ? 'embedded' : null;
}

/** Yields the offsets after the keywords `obj` and `trailer` where an object may begin. */
function* objectStarts(data: Buffer): Generator<number> {
  for (const word of ['obj', 'trailer']) {
    for (let at = data.indexOf(word); at !== -1; at = data.indexOf(word, at + 1)) {
      const start = at + word.length;
      // Skips `endobj`, and words in uncompressed text.
      if (isLetter(data[at - 1]) || isLetter(data[start])) continue;
      // Compressed pixels contain these three letters by chance; without a number or white space before them, or a
      // dictionary behind them, they begin no object.
      if (canEndNumber(data[at - 1]) || beginsDictionary(data, start)) yield start;
    }
  }
}

function canEndNumber(byte: number | undefined): boolean {
  return byte === undefined || isPdfSpace(byte) || /[\d+.-]/.test(String.fromCharCode(byte));
}

function beginsDictionary(data: Buffer, start: number): boolean {
  let at = start;
  while (isPdfSpace(data[at])) at += 1;
  return data.toString('latin1', at, at + 1) === '%' || data.toString('latin1', at, at + 2) === '<<';
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte));
}

function isObjectStream(dictionary: PdfDictionary): boolean {
  return dictionary.has('First') || (dictionary.get('Type') ?? []).includes('/ObjStm');
}

/** Decompresses an object stream. @throws PdfUnreadable for a compression that programs don't use for objects */
function unpack(data: Buffer, { dictionary, start }: ObjectStream, maxBytes: number): Buffer {
  const filter = (dictionary.get('Filter') ?? []).filter((token) => token !== '[');
  if (['DecodeParms', 'DP', 'F', 'FFilter'].some((key) => dictionary.has(key))) throw new PdfUnreadable('odd packing');
  if (filter.length === 0) return data.subarray(start);
  if (filter.length > 1 || !['/FlateDecode', '/Fl'].includes(filter[0] ?? '')) throw new PdfUnreadable('odd packing');
  try {
    // Skips the zlib header and ignores a missing end, since viewers accept truncated data.
    return inflateRawSync(data.subarray(start + 2), {
      maxOutputLength: Math.max(1, maxBytes),
      finishFlush: constants.Z_SYNC_FLUSH,
    });
  } catch {
    throw new PdfUnreadable('damaged or too much');
  }
}

/** Parses the objects of an object stream at the offsets in its header. @see ISO 32000-1, 7.5.7 */
function readObjectStream(
  content: Buffer,
  dictionary: PdfDictionary,
  budget: ReadingBudget,
  inspect: (dictionary: PdfDictionary) => void,
  findings: Set<PdfFinding>,
): void {
  const count = parseInteger(dictionary.get('N'));
  const first = parseInteger(dictionary.get('First'));
  const head = new PdfLexer(content, 0, budget);
  for (let index = 0; index < count; index += 1) {
    head.next();
    if (head.next() !== 'word') return;
    const lexer = new PdfLexer(content, first + parseInteger([head.text]), budget);
    const { name } = readPdfObject(lexer, inspect);
    addBareAction(name, findings);
  }
}

/** Parses tokens as a non-negative integer. @throws PdfUnreadable for anything else, references included */
function parseInteger(tokens: readonly string[] = []): number {
  const [token = ''] = tokens;
  if (tokens.length !== 1 || !/^\d{1,9}$/.test(token)) throw new PdfUnreadable('a number that is none');
  return Number(token);
}
