import { organizationTimeZone } from '@porchlight/contract/limits';
import { type FieldDisplayKind, fieldText, isEmptyValue } from '../FieldValue/index.ts';

/** What the rows are sorted by. */
export interface EntitySort {
  field: string;
  direction: 'asc' | 'desc';
}

/** What the table shows of its rows: everything that belongs into an address, so that Back and a shared link work. */
export interface EntityTableState {
  /** What is searched for; '' for nothing. */
  search: string;
  /** `null` keeps the order of the rows as given. */
  sort: EntitySort | null;
  /** Page, from 0. */
  page: number;
  /** Rows a page, 1 to 100. */
  pageSize: number;
  /** What single columns have to hold, by field. */
  filters: EntityFilters;
  /** With pages of the caller's: where the page begins or ends; null for the first one. */
  cursor: { after: string } | { before: string } | null;
}

/** What a column has to hold: a value of a choice, or days from and to, both included, `YYYY-MM-DD`. */
export interface EntityFilter {
  is?: string;
  from?: string;
  to?: string;
}

/** Filters by the column's field. */
export type EntityFilters = Readonly<Record<string, EntityFilter>>;

/** The state a table starts with. */
export const defaultEntityTableState: EntityTableState = {
  search: '',
  sort: null,
  page: 0,
  pageSize: 25,
  filters: {},
  cursor: null,
};

/** What of a column the rows are searched and sorted by. */
export interface ReadableColumn<Row> {
  field: string;
  kind: FieldDisplayKind;
  read: (row: Row) => unknown;
  optionLabels?: Readonly<Record<string, string>>;
}

/** Both made when first needed: a list whose server sorts and filters needs neither. */
let collator: Intl.Collator | undefined;
let zonedDay: Intl.DateTimeFormat | undefined;

/** A text without case and accents, so that 'jose' finds 'José'. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The text a cell shows, which is also what a search looks at. */
export function cellText<Row>(column: ReadableColumn<Row>, row: Row): string {
  return fieldText(column.kind, column.read(row), column.optionLabels);
}

/**
 * The rows that hold every word searched for, in any column, whatever its case and accents.
 * @returns the same array when nothing is searched for
 */
export function searchRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly ReadableColumn<Row>[],
  search: string,
) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const texts = foldedTexts(columns);
  return rows.filter((row) => {
    let text = texts.get(row);
    if (text === undefined) {
      text = fold(columns.map((column) => cellText(column, row)).join('\n'));
      texts.set(row, text);
    }
    return words.every((word) => (text as string).includes(word));
  });
}

/** The folded text of each row that was searched before: writing dates out is most of the work of a search. */
const foldedByColumns = new WeakMap<object, WeakMap<object, string>>();

function foldedTexts(columns: object): WeakMap<object, string> {
  let texts = foldedByColumns.get(columns);
  if (!texts) {
    texts = new WeakMap();
    foldedByColumns.set(columns, texts);
  }
  return texts;
}

/** The rows that every filter lets through. @returns the same array without filters */
export function filterRows<Row>(rows: readonly Row[], columns: readonly ReadableColumn<Row>[], filters: EntityFilters) {
  const active = columns.flatMap((column) => {
    const filter = filters[column.field];
    return filter ? [{ column, filter }] : [];
  });
  if (active.length === 0) return rows;
  return rows.filter((row) => active.every(({ column, filter }) => passes(column, column.read(row), filter)));
}

function passes<Row>(column: ReadableColumn<Row>, value: unknown, { is, from, to }: EntityFilter): boolean {
  if (is !== undefined) return String(value) === is;
  if (isEmptyValue(value)) return false;
  const day = column.kind === 'dateTime' ? dayInZone(new Date(String(value))) : String(value).slice(0, 10);
  return (!from || day >= from) && (!to || day <= to);
}

function dayInZone(moment: Date): string {
  // Canada writes days as ISO 8601 does.
  zonedDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: organizationTimeZone });
  return Number.isNaN(moment.getTime()) ? '' : zonedDay.format(moment);
}

/**
 * The rows in the order of a column: texts as people sort them (case and accents aside, 2 before 10), numbers and
 * dates by size, empty cells last in both directions. Rows that are alike keep their order.
 * @returns a new array, or the same one without a sort
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ReadableColumn<Row>[],
  sort: EntitySort | null,
): readonly Row[] {
  const column = sort && columns.find((each) => each.field === sort.field);
  if (!column) return rows;
  const sign = sort.direction === 'desc' ? -1 : 1;
  // The key of a row is made once, not in every comparison: that is most of the time of sorting thousands.
  return rows
    .map((row) => ({ row, key: sortKey(column, row) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return sign * compareKeys(a.key, b.key);
    })
    .map(({ row }) => row);
}

type SortKey = string | number | null;

function sortKey<Row>(column: ReadableColumn<Row>, row: Row): SortKey {
  const value = column.read(row);
  if (isEmptyValue(value)) return null;
  switch (column.kind) {
    case 'money':
    case 'number':
      return Number(value);
    case 'date':
    case 'dateTime': {
      const moment = Date.parse(String(value));
      return Number.isNaN(moment) ? null : moment;
    }
    default:
      return cellText(column, row);
  }
}

function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  return collator.compare(String(a), String(b));
}

/** The rows of one page, and the page that is really shown: the last one when there are fewer than asked for. */
export function pageRows<Row>(rows: readonly Row[], page: number, pageSize: number) {
  const lastPage = Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const shown = Math.min(Math.max(0, page), lastPage);
  return { page: shown, lastPage, rows: rows.slice(shown * pageSize, (shown + 1) * pageSize) };
}
