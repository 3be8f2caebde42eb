import Papa from 'papaparse';

/** A row of a table as text. */
export interface CsvRow {
  /** Number of its first line, from 1. */
  line: number;
  cells: string[];
}

const delimiters = ['\t', ';', ',', '|'] as const;

/** Most lines that one quoted cell can have. More are a quotation mark that was never closed. */
const cellMaxLines = 100;

/**
 * Splits CSV into rows, without empty ones. A quotation mark that is never closed, or closed somewhere in another row,
 * counts as text and ends with its line, so that the rows after it are not lost.
 */
export function splitRows(lines: readonly string[], delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  const usualCells = parseRow(lines.find((line) => line.trim() !== '') ?? '', delimiter)?.length ?? 1;
  for (let index = 0; index < lines.length; ) {
    const line = index + 1;
    const text = lines[index] ?? '';
    const cellLines = hasOpenQuote(text) ? linesOfRow(lines, index, delimiter, usualCells) : undefined;
    const cells = cellLines?.cells ?? parseRow(text, delimiter) ?? splitPlainly(text, delimiter);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    index += cellLines?.count ?? 1;
  }
  return rows;
}

/** Splits a text into lines, whichever line breaks it has. */
export function splitLines(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The delimiter that leaves most cells with nothing but an address; of several, the one that splits most evenly. */
export function delimiterOf(lines: readonly string[], isAddress: (cell: string) => boolean): string {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, 200);
  const scores = delimiters.map((delimiter) => {
    const rows = sample.map((line) => parseRow(line, delimiter) ?? splitPlainly(line, delimiter));
    const cells = rows[0]?.length ?? 1;
    return {
      delimiter,
      addresses: rows.flat().filter(isAddress).length,
      even: cells > 1 ? rows.filter(({ length }) => length === cells).length : 0,
    };
  });
  return scores.toSorted((a, b) => b.addresses - a.addresses || b.even - a.even)[0]?.delimiter ?? ',';
}

/** A row over several lines, if closing its quotation mark gives a regular one. */
function linesOfRow(lines: readonly string[], start: number, delimiter: string, usualCells: number) {
  const end = lines.slice(start + 1, start + cellMaxLines).findIndex(hasOpenQuote);
  if (end < 0) return undefined;
  const count = end + 2;
  const cells = parseRow(lines.slice(start, start + count).join('\n'), delimiter);
  // A row that lost cells lost them to the quotation mark.
  return cells && cells.length >= usualCells ? { cells, count } : undefined;
}

const hasOpenQuote = (line: string) => line.split('"').length % 2 === 0;

/** The cells of one row; undefined when its quotation marks are not those of CSV. */
function parseRow(text: string, delimiter: string): string[] | undefined {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\r' });
  return errors.length > 0 ? undefined : (data[0] ?? []);
}

const splitPlainly = (text: string, delimiter: string) =>
  text.split(delimiter).map((cell) => cell.trim().replace(/^"?([^"]*)"?$/, '$1'));
