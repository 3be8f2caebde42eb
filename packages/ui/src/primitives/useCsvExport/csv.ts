import type { FieldKind } from '@porchlight/contract/fields';
import { isEmptyValue } from '../FieldValue/index.ts';

/** One column of an export: its heading, what it holds, and how to read it off a row. */
export interface CsvColumn<Row> {
  header: string;
  kind: FieldKind;
  value: (row: Row) => unknown;
}

/**
 * Rows as CSV for spreadsheets: RFC 4180, CRLF, a byte order mark so that Excel reads UTF-8.
 * Texts that a spreadsheet would run as a formula get a leading apostrophe; numbers stay numbers.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map((column) => csvCell('text', column.header)),
    ...rows.map((row) => columns.map((column) => csvCell(column.kind, column.value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** A value as one cell: quoted where it must be, harmless where a spreadsheet would calculate. */
export function csvCell(kind: FieldKind, value: unknown): string {
  if (isEmptyValue(value)) return '';
  if ((kind === 'money' || kind === 'number' || typeof value === 'number') && Number.isFinite(Number(value))) {
    return String(Number(value));
  }
  const text = String(value);
  // Full-width signs are here because some spreadsheets read them as the plain ones; leading blanks are skipped by some.
  const guarded = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
