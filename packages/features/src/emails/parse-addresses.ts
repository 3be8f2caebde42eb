import Papa from 'papaparse';

/** One line of a file with the text in its address column. */
export interface AddressLine {
  /** Line number, from 1. */
  line: number;
  value: string;
}

/** Error message for a file that is no text file; undefined if it may be one. */
export function fileTypeError(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.slice(0, 4));
  // Spreadsheets: a zip file since 2007, an OLE compound file before.
  if (start.startsWith('PK') || start === '\xd0\xcf\x11\xe0') {
    return 'This is a spreadsheet file. Open it in its program, choose “Save as” and “CSV”, and import that file.';
  }
  return start === '%PDF' ? 'This is a PDF. Copy the addresses from it and paste them below.' : undefined;
}

/** Encodings by the first two bytes of a file, its byte order mark. */
const encodingByBom: Readonly<Record<string, string>> = { '255 254': 'utf-16le', '254 255': 'utf-16be' };

/** Decodes a file: UTF-16 with a byte order mark, else UTF-8, else Windows-1252, which older spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingByBom[bytes.slice(0, 2).join(' ')] ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads the addresses of a CSV file with any delimiter, with or without a header row. Skips empty lines. The address
 * column is the one whose header says so, else the one with the most @. From 'Bill Hart <bill@example.org>' it takes
 * only the address.
 */
export function parseAddresses(text: string): AddressLine[] {
  // A quoted name before an address is part of the address, not a quoted cell.
  const rows = splitRows(text.replace(/^\uFEFF/, '').replace(/"[^"\n]*"\s*(?=<)/g, ''));
  const [first] = rows;
  if (!first) return [];
  const isHeader = !first.cells.some((cell) => cell.includes('@'));
  const namedColumn = isHeader ? first.cells.findIndex((cell) => /^\s*(e-?mail|mail|address)/i.test(cell)) : -1;
  const column = namedColumn >= 0 ? namedColumn : columnWithMost(rows.map(({ cells }) => cells));
  const hasHeader = isHeader && (namedColumn >= 0 || rows.slice(1).some(({ cells }) => cells[column]?.includes('@')));
  return (hasHeader ? rows.slice(1) : rows).map(({ line, cells }) => ({
    line,
    value: extractAddress(cells[column] ?? ''),
  }));
}

/** Reads the addresses of pasted text: CSV as in a file, or the recipients of an email in one line. */
export function parsePastedAddresses(text: string): AddressLine[] {
  const isOneLine = !text.trim().includes('\n');
  // Separators inside quotes are skipped: they are part of names such as "Hart, Bill".
  return parseAddresses(isOneLine ? text.replace(/[,;]\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\n') : text);
}

/** The part between the angle brackets of 'Bill Hart <bill@example.org>', else the whole cell; without `mailto:`. */
function extractAddress(cell: string): string {
  return (cell.match(/<([^<>\s]+@[^<>\s]+)>\s*$/)?.[1] ?? cell).trim().replace(/^mailto:/i, '');
}

function splitRows(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let offset = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step({ data, meta }) {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      // Counts line breaks in the source, because a quoted cell may contain some.
      line += text.slice(offset, meta.cursor).match(/\r\n|\n|\r/g)?.length ?? 0;
      offset = meta.cursor;
    },
  });
  return rows;
}

/** The column delimiter: the most frequent candidate in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [first = ''] = text
    .trimStart()
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1);
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: first.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

function columnWithMost(rows: readonly string[][]): number {
  const counts: number[] = [];
  for (const cells of rows) {
    for (const [index, cell] of cells.entries()) counts[index] = (counts[index] ?? 0) + (cell.includes('@') ? 1 : 0);
  }
  return Math.max(0, counts.indexOf(Math.max(...counts)));
}
