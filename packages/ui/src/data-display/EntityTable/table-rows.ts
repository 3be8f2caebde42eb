import { matchesFilter } from '@porchlight/contract/list-filters';
import { compareValues } from '@porchlight/contract/list-order';
import { foldedWords, foldText } from '@porchlight/contract/text-folding';
import { fieldKindViews } from '../../field-kinds/index.ts';
import { formatFieldValue, isEmptyValue } from '../FieldValue/index.ts';
import { type EntityColumn, type EntityServerPage, readColumn } from './entity-table-types.ts';
import type { EntityTableState } from './table-state.ts';

/** The text that a cell shows, which is also what search compares; '' for an empty value. */
export function cellText<Row>(column: EntityColumn<Row>, row: Row): string {
  const value = readColumn(column, row);
  if (isEmptyValue(value)) return '';
  return column.text?.(row) ?? formatFieldValue(column.kind, value, column.optionLabels);
}

/** The text of {@link cellText} as short as a list needs it. */
export function shortCellText<Row>(column: EntityColumn<Row>, row: Row): string {
  const value = readColumn(column, row);
  if (isEmptyValue(value)) return '';
  const short = column.shortText ? column.shortText(row) : fieldKindViews[column.kind].shortText?.(value);
  return short ?? cellText(column, row);
}

/**
 * Returns the matching rows of all pages, sorted.
 * @param state every search word must occur in one of the columns, and every filter must match
 */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly EntityColumn<Row>[],
  { search, filters, sort }: Pick<EntityTableState, 'search' | 'filters' | 'sort'>,
): readonly Row[] {
  const words = foldedWords(search);
  const hasWord = (row: Row, word: string) => columns.some((column) => foldText(cellText(column, row)).includes(word));
  const isAllowed = (row: Row, column: EntityColumn<Row>) => {
    const filter = filters[column.field];
    return !filter || matchesFilter(column.filterValue?.(row) ?? readColumn(column, row), filter);
  };
  const matches = rows.filter(
    (row) => columns.every((column) => isAllowed(row, column)) && words.every((word) => hasWord(row, word)),
  );
  const column = columns.find(({ field }) => field === sort.replace('-', ''));
  if (!column) return matches;
  const keyed = matches.map((row) => ({ row, key: sortKey(column, row) }));
  return keyed.sort((a, b) => compareValues(a.key, b.key, sort.startsWith('-'))).map(({ row }) => row);
}

/** Sort key of a row: the text of its cell; for dates and amounts the raw value. */
function sortKey<Row>(column: EntityColumn<Row>, row: Row): unknown {
  const value = readColumn(column, row);
  if (isEmptyValue(value)) return null;
  const { sortKey: keyOf } = fieldKindViews[column.kind];
  return keyOf ? keyOf(value) : cellText(column, row);
}

/** The current page of the matching rows. */
export interface TablePage<Row> {
  rows: readonly Row[];
  /** Page number, from 0. */
  page: number;
  /** Number of rows on all pages. */
  total: number;
  /** Range and total, as in '26–50 of 1,234'. */
  text: string;
}

/**
 * The page for a state. Clamped, since rows may have been deleted after its URL was made, or inserted before a server
 * page.
 */
export function pageOf<Row>(
  matches: readonly Row[],
  serverPage: Pick<EntityServerPage<Row>, 'total' | 'position'> | undefined,
  state: Pick<EntityTableState, 'page' | 'pageSize'>,
): TablePage<Row> {
  const { pageSize } = state;
  const total = serverPage?.total ?? matches.length;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  const page = Math.min(serverPage ? Math.ceil(serverPage.position / pageSize) : state.page, lastPage);
  const position = serverPage?.position ?? page * pageSize;
  const rows = serverPage ? matches : matches.slice(position, position + pageSize);
  const counts = [Math.min(position + 1, total), position + rows.length, total];
  const [firstText, lastText, totalText] = counts.map((count) => count.toLocaleString('en-US'));
  return { rows, page, total, text: `${firstText}–${lastText} of ${totalText}` };
}

/** The change of state for another page. Server pages are only reached one after the other, by cursors. */
export function pageChange(
  { page }: Pick<TablePage<never>, 'page'>,
  newPage: number,
  serverPage: Pick<EntityServerPage<never>, 'next' | 'previous'> | undefined,
): Pick<EntityTableState, 'page' | 'cursor'> {
  if (!serverPage) return { page: newPage, cursor: null };
  const { next, previous } = serverPage;
  const before = newPage > 0 && previous !== null ? { before: previous } : null;
  return { page: 0, cursor: newPage > page && next !== null ? { after: next } : before };
}
