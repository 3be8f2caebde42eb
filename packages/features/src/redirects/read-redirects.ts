import Papa from 'papaparse';
import { delimiterOf, type ImportLine, type ImportTable, splitLines, splitRows } from '../imports/index.ts';

/** A line of a list of redirects. */
export interface RedirectLine extends ImportLine {
  /** The fields of the redirect, as the list has them. */
  redirect: { path: string; target: string; code: string };
}

/** A list of redirects as it was read, with the columns of the fields. */
export interface RedirectTable extends ImportTable {
  order: Readonly<Record<keyof RedirectLine['redirect'], number>>;
}

/** Headings of the columns, as other programs write them. */
const headings = {
  path: /^(from|source|old|path|request|origin|url$)/i,
  target: /^(to\b|target|dest|new|redirect)/i,
  code: /^(code|status|type|kind|http|action code)/i,
} as const;

/** Codes of other programs, and those that mean the same. */
const sameCodes: Readonly<Record<string, string>> = { '': '301', 308: '301', 303: '302', 307: '302', 404: '410' };

const isAddress = (cell: string) => /^(\/|https?:\/\/)/i.test(cell.trim());

/** Reads a list of redirects: CSV with any delimiter. Without headings, from and to come first, and then the code. */
export function readRedirects(source: string): RedirectTable {
  const lines = splitLines(source.replace(/^\uFEFF/, ''));
  const emptyLines = lines.filter((line) => line.trim() === '').length;
  const rows = splitRows(lines, delimiterOf(lines, isAddress));
  const first = rows[0]?.cells ?? [];
  const columnOf = (heading: RegExp) => first.findIndex((cell) => heading.test(cell.trim()));
  const hasHeading = !first.some(isAddress) && columnOf(headings.path) >= 0;
  const order = hasHeading
    ? { path: columnOf(headings.path), target: columnOf(headings.target), code: columnOf(headings.code) }
    : { path: 0, target: 1, code: 2 };
  return {
    rows: hasHeading ? rows.slice(1) : rows,
    headings: hasHeading ? first : [],
    columns: [],
    suggested: [],
    emptyLines,
    order,
  };
}

/** The redirects of a list, one for each line. */
export function redirectLines({ rows, order }: RedirectTable): RedirectLine[] {
  return rows.map(({ line, cells }) => {
    const cell = (field: keyof typeof order) => cells[order[field]]?.trim() ?? '';
    return redirectLine(`${line}`, line, [cell('path'), cell('target'), cell('code')]);
  });
}

/** A line with what someone has typed in its place: from, to and code, separated by commas. */
export function correctedLine({ id, line }: RedirectLine, typed: string): RedirectLine {
  return redirectLine(id, line, splitRows([typed], ',')[0]?.cells ?? []);
}

function redirectLine(id: string, line: number, [from = '', target = '', code = '']: readonly string[]): RedirectLine {
  // An export of the earlier site has its name.
  const path = from.trim().replace(/^https?:\/\/[^/]*/i, '');
  const status = code.trim();
  const value = Papa.unparse([[from, target, status]]);
  return { id, line, value, redirect: { path, target: target.trim(), code: sameCodes[status] ?? status } };
}
