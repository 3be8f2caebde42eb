import type { FieldDisplayKind } from '../FieldValue/index.ts';

/** Any record that can be a row. */
export interface EntityRow {
  id: number | string;
}

/** One column, described. */
export interface EntityColumn<Row> {
  /** Name of the row's property; also the column's name in the state and for sorting. */
  field: string;
  /** Heading. */
  header: string;
  /** What it holds: decides how it is written, aligned, sorted and exported. */
  kind: FieldDisplayKind;
  /** The row's title, exactly one column. Names the actions, heads the cards, and can't be hidden. */
  main?: boolean;
  /** Reads the value. @default the property named by `field` */
  value?: (row: Row) => unknown;
  /** What the values of a choice are called. */
  optionLabels?: Readonly<Record<string, string>>;
  /** Address of a picture's thumbnail. */
  fileUrl?: (row: Row) => string | null;
  /** Not shown until the person chooses it. Still searched and exported. */
  hidden?: boolean;
  /** @default true, but for pictures */
  sortable?: boolean;
  /** Width in pixels on wide screens. @default by kind */
  widthPx?: number;
}

/** What can be done with a row. */
export interface EntityRowActions<Row> {
  /** Where 'View' leads. */
  viewHref?: (row: Row) => string;
  /** Where 'Edit' leads. */
  editHref?: (row: Row) => string;
  /**
   * Deletes at once, without asking: offer an undo. The row is busy while the promise is pending and stays when it
   * rejects, which the caller reports; afterwards the caller takes it out of `rows`.
   */
  onDelete?: (row: Row) => void | Promise<void>;
}

/** A selected row that could not be deleted. */
export interface EntityDeleteFailure {
  id: number | string;
  /** Why, as a sentence. */
  reason: string;
}

/** Every word of the table. `{label}` stands for the table's label in lower case, `{title}` for a row's. */
export interface EntityTableWords {
  loading: string;
  search: string;
  clearSearch: string;
  noMatch: string;
  columns: string;
  exportCsv: string;
  view: string;
  edit: string;
  delete: string;
  deleting: string;
  actions: string;
  sortBy: string;
  unsorted: string;
  ascending: string;
  descending: string;
  previousPage: string;
  nextPage: string;
  rowsPerPage: string;
  firstPage: string;
  emptyPage: string;
  retry: string;
  filter: string;
  clearFilters: string;
  noFilterMatch: string;
  any: string;
  from: string;
  to: string;
  select: string;
  selectPage: string;
  selected: string;
  clearSelection: string;
  these: string;
  notDeleted: string;
  cancel: string;
  close: string;
  exporting: string;
  exportFailed: string;
}

/** The English words. */
export const defaultEntityTableWords: EntityTableWords = {
  loading: 'Loading...',
  search: 'Search',
  clearSearch: 'Clear search',
  noMatch: 'Nothing matches',
  columns: 'Columns',
  exportCsv: 'Export CSV',
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  deleting: 'Deleting…',
  actions: 'Actions',
  sortBy: 'Sort by',
  unsorted: 'As listed',
  ascending: 'ascending',
  descending: 'descending',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  rowsPerPage: 'Rows per page',
  firstPage: 'First page',
  emptyPage: 'There are no more rows on this page.',
  retry: 'Try again',
  filter: 'Filter',
  clearFilters: 'Clear filters',
  noFilterMatch: 'Nothing matches the filters.',
  any: 'Any',
  from: 'From',
  to: 'To',
  select: 'Select',
  selectPage: 'Select all rows of this page',
  selected: 'selected',
  clearSelection: 'Clear',
  these: 'these',
  notDeleted: 'could not be deleted',
  cancel: 'Cancel',
  close: 'Close',
  exporting: 'Exporting',
  exportFailed: 'The rows could not be fetched, so nothing was exported. Try again.',
};

/** Reads a column's value off a row. */
export function readColumn<Row>(column: EntityColumn<Row>, row: Row): unknown {
  return column.value ? column.value(row) : (row as Record<string, unknown>)[column.field];
}

/** Whether rows can be sorted by a column: pictures have no order. */
export function isSortable<Row>(column: EntityColumn<Row>): boolean {
  return column.sortable ?? (column.kind !== 'image' && column.kind !== 'password');
}

/** How rows can be filtered by a column; null when they can't. */
export function filterKind<Row>(column: EntityColumn<Row>): 'choice' | 'days' | null {
  if (column.kind === 'choice' && column.optionLabels) return 'choice';
  return column.kind === 'date' || column.kind === 'dateTime' ? 'days' : null;
}
