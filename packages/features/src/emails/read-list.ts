import type { CsvImportColumn } from '@porchlight/ui/inputs/CsvImport';
import {
  type CsvRow,
  delimiterOf,
  type ImportLine,
  type ImportTable,
  splitLines,
  splitRows,
} from '../imports/index.ts';
import { addressesOf, isAddress } from './cell-addresses.ts';
import { optOutMark } from './opt-out-marks.ts';
import { isVcard, vcardRows } from './vcard-rows.ts';

/** An entry of a list: an address, or other content of its line. */
export interface AddressLine extends ImportLine {
  /** Why the list itself says that it can't be added: who has opted out, which line has no address. */
  mark?: { kind: 'opted out' | 'no address'; reason: string };
}

/** Headings of addresses that are somebody else's. */
const othersHeading = /owner|creat|referr|manager|assistant|sender|staff|modified/i;
const mailHeading = /\be?-?mails?\b|e-?mail/i;
const knownHeading = /mail|address|name|contact|phone|first|last|member|donor|note/i;

/** Reads a list: CSV with any delimiter, the recipients of an email, contacts as vCard, or one address per line. */
export function readAddressList(source: string): ImportTable {
  const text = source.replace(/^\uFEFF/, '');
  const lines = splitLines(text);
  // Excel writes the delimiter into a line of its own, for itself.
  const declared = /^"?sep=(.)"?$/i.exec(lines[0] ?? '')?.[1];
  if (declared) lines[0] = '';
  const emptyLines = lines.filter((line) => line.trim() === '').length - (declared ? 1 : 0);
  const rows = isVcard(text)
    ? vcardRows(lines)
    : splitRows(lines, declared ?? delimiterOf(lines.map(withoutNames), isAddress));
  const heading = headingIndex(rows);
  if (heading < 0 && isPlainList(rows)) return readPlainList(rows, lines, emptyLines);
  const headings = rows[heading]?.cells ?? [];
  const people = rows.filter((_, index) => index !== heading);
  const columns = columnsOf(people, headings);
  return { rows: people, headings, columns, suggested: suggestedColumns(columns, people, headings), emptyLines };
}

/** The entries of a list in the chosen columns, with one of its own for each line without an address. */
export function entriesOf({ rows, headings }: ImportTable, columns: readonly number[]): AddressLine[] {
  return rows.flatMap(({ line, cells }): AddressLine[] => {
    const optedOut = optOutMark(cells, headings);
    const mark: AddressLine['mark'] = optedOut
      ? { kind: 'opted out', reason: `Must not get email (${optedOut}).` }
      : undefined;
    const entries = columns.flatMap((column) =>
      addressesOf(cells[column] ?? '').map((value, index) => ({ id: `${line}:${column}:${index}`, line, value, mark })),
    );
    if (entries.length > 0) return entries;
    const words = cells
      .map((cell) => cell.trim())
      .filter(Boolean)
      .join(', ')
      .slice(0, 100);
    const reason = `There is no address on this line: ${words}.`;
    return [{ id: `${line}`, line, value: '', mark: { kind: 'no address' as const, reason } }];
  });
}

/** A quoted name before an address is part of the recipient, not a quoted cell. */
const withoutNames = (line: string) => line.replace(/"[^"]*"\s*(?=<)/g, '');

/** Whether the lines are not a table, but contain several addresses each, or are only one line. */
function isPlainList(rows: readonly CsvRow[]): boolean {
  const isRagged = (widths: readonly number[]) => widths.some((width) => width !== widths[0]);
  const filled = rows.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== '') + 1);
  return rows.length === 1 || (isRagged(rows.map(({ cells }) => cells.length)) && isRagged(filled));
}

/** Reads each line as one cell. */
function readPlainList(rows: readonly CsvRow[], lines: readonly string[], emptyLines: number): ImportTable {
  const cells = rows.map(({ line }, index) => ({
    line,
    cells: [lines.slice(line - 1, (rows[index + 1]?.line ?? lines.length + 1) - 1).join('\n')],
  }));
  return { rows: cells, headings: [], columns: columnsOf(cells, []), suggested: [0], emptyLines };
}

function headingIndex(rows: readonly CsvRow[]): number {
  const firstAddress = rows.findIndex(({ cells }) => cells.some((cell) => cell.includes('@')));
  const before = rows.slice(0, firstAddress < 0 ? 1 : firstAddress);
  const named = before.findIndex(({ cells }) => cells.some((cell) => mailHeading.test(cell)));
  if (named >= 0 && (firstAddress >= 0 || rows.length > 1)) return named;
  const [first] = before;
  const column = rows[firstAddress]?.cells.findIndex((cell) => cell.includes('@')) ?? 0;
  if (!first || firstAddress < 0) return -1;
  if (first.cells.some((cell) => knownHeading.test(cell)) && !/\sat\s/.test(first.cells[column] ?? '')) return 0;
  return first.cells.length > 1 && first.cells[column]?.trim() ? 0 : -1;
}

function columnsOf(rows: readonly CsvRow[], headings: readonly string[]): CsvImportColumn[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return Array.from({ length: width }, (_, index) => {
    const cells = rows.flatMap((row) => (row.cells[index]?.trim() ? [row.cells[index]] : []));
    const holdsAddress = (cell: string) => cell.includes('@') && addressesOf(cell).some(isAddress);
    const found = cells.filter(holdsAddress);
    return {
      index,
      label: headings[index]?.trim() || `Column ${index + 1}`,
      addresses: found.length,
      example: (found[0] ?? cells.find((cell) => cell.includes('@')) ?? cells[0] ?? '').slice(0, 60),
    };
  }).filter(({ addresses, index, example }) => addresses > 0 || example.includes('@') || isMail(headings[index]));
}

const isMail = (heading: string | undefined) => heading !== undefined && mailHeading.test(heading);

function suggestedColumns(columns: readonly CsvImportColumn[], rows: readonly CsvRow[], headings: readonly string[]) {
  const filled = (index: number) => rows.filter(({ cells }) => cells[index]?.trim()).length;
  const good = columns.filter(
    ({ index, addresses, label }) =>
      addresses > 0 && !othersHeading.test(label) && (addresses >= filled(index) / 2 || isMail(headings[index])),
  );
  if (good.length > 0) return good.map(({ index }) => index);
  const [best] = columns.toSorted(
    (a, b) => b.addresses - a.addresses || Number(isMail(headings[b.index])) - Number(isMail(headings[a.index])),
  );
  return best ? [best.index] : [0];
}
