import { passesFilter } from '@porchlight/contract/list-filters';
import { compareValues } from '@porchlight/contract/list-order';
import { foldedWords, foldText } from '@porchlight/contract/text-folding';
import { fieldText, isEmptyValue } from '../../primitives/FieldValue/index.ts';
import { type EntityColumn, type EntityServerPage, readColumn } from './entity-table-types.ts';
import type { EntityTableState } from './table-state.ts';

/** The text a cell shows, which is also what a search looks at. */
export function cellText<Row>(column: EntityColumn<Row>, value: unknown): string {
  return fieldText(column.kind, value, column.optionLabels);
}

/**
 * The rows that match a state, in its order, on all pages.
 * @param state each word searched for has to be in one of the columns, and every filter lets the row through
 */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly EntityColumn<Row>[],
  { search, filters, sort }: Pick<EntityTableState, 'search' | 'filters' | 'sort'>,
): readonly Row[] {
  const words = foldedWords(search);
  const holds = (row: Row, word: string) =>
    columns.some((column) => foldText(cellText(column, readColumn(column, row))).includes(word));
  const passes = (row: Row, column: EntityColumn<Row>) => {
    const filter = filters[column.field];
    return !filter || passesFilter(column.filterValue?.(row) ?? readColumn(column, row), filter);
  };
  const found = rows.filter(
    (row) => columns.every((column) => passes(row, column)) && words.every((word) => holds(row, word)),
  );
  const column = columns.find(({ field }) => field === sort.replace('-', ''));
  if (!column) return found;
  const keyed = found.map((row) => ({ row, key: sortKey(column, readColumn(column, row)) }));
  return keyed.sort((a, b) => compareValues(a.key, b.key, sort.startsWith('-'))).map(({ row }) => row);
}

/** What a column is sorted by: what its cell shows, but dates and amounts as the data has them. */
function sortKey<Row>(column: EntityColumn<Row>, value: unknown): unknown {
  if (isEmptyValue(value)) return null;
  if (column.kind === 'money' || column.kind === 'number') return Number(value);
  return column.kind === 'date' || column.kind === 'dateTime' ? value : cellText(column, value);
}

/** What stands on the screen of all that match. */
export interface TablePage<Row> {
  rows: readonly Row[];
  /** From 0. */
  page: number;
  /** Rows on all pages. */
  total: number;
  /** Which rows are shown of how many, as in '26–50 of 1,234'. */
  text: string;
}

/** The page of a state. Rows may have gone since its address was made, or come before the caller's page. */
export function pageOf<Row>(
  found: readonly Row[],
  serverPage: Pick<EntityServerPage<Row>, 'total' | 'position'> | undefined,
  state: Pick<EntityTableState, 'page' | 'pageSize'>,
): TablePage<Row> {
  const { pageSize } = state;
  const total = serverPage?.total ?? found.length;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const page = Math.min(serverPage ? Math.ceil(serverPage.position / pageSize) : state.page, lastPage);
  const position = serverPage?.position ?? page * pageSize;
  const rows = serverPage ? found : found.slice(position, position + pageSize);
  const counts = [Math.min(position + 1, total), position + rows.length, total];
  const [first, last, all] = counts.map((count) => count.toLocaleString('en-US'));
  return { rows, page, total, text: `${first}–${last} of ${all}` };
}

/** What a state becomes on another page. The caller's are had one after the other, by cursors. */
export function pageTurn(
  { page }: Pick<TablePage<never>, 'page'>,
  wanted: number,
  serverPage: Pick<EntityServerPage<never>, 'next' | 'previous'> | undefined,
): Pick<EntityTableState, 'page' | 'cursor'> {
  if (!serverPage) return { page: wanted, cursor: null };
  const { next, previous } = serverPage;
  const before = wanted > 0 && previous !== null ? { before: previous } : null;
  return { page: 0, cursor: wanted > page && next !== null ? { after: next } : before };
}
