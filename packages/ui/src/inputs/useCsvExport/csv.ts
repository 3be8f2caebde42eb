import type { FieldKind } from '@porchlight/contract/fields';
import { isEmptyValue } from '../../data-display/FieldValue/index.ts';
import { fieldKindViews } from '../../field-kinds/index.ts';

/** A column of an export: its heading, the kind of its values, and how to read them from a row. */
export interface CsvColumn<Row> {
  header: string;
  kind: FieldKind;
  value: (row: Row) => unknown;
}

/**
 * Formats rows as CSV for spreadsheets: RFC 4180, CRLF, with a byte order mark so that Excel reads UTF-8. Texts that a
 * spreadsheet would run as a formula get a leading apostrophe; numbers stay numbers.
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map((column) => csvCell('text', column.header)),
    ...rows.map((row) => columns.map((column) => csvCell(column.kind, column.value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

/** Formats a value as one cell: quoted where needed, safe against formula injection. */
export function csvCell(kind: FieldKind, value: unknown): string {
  if (isEmptyValue(value)) return '';
  if ((fieldKindViews[kind].isNumeric || typeof value === 'number') && Number.isFinite(Number(value))) {
    return String(Number(value));
  }
  const text = typeof value === 'object' ? fieldKindViews[kind].text(value) : String(value);
  // Some spreadsheets read full-width signs as the plain ones, and some skip leading whitespace.
  const escaped = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
