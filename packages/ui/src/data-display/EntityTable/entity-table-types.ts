import type { FieldKind } from '@porchlight/contract/fields';
import type { ListPage } from '@porchlight/contract/rendering';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { fieldKindViews } from '../../field-kinds/index.ts';
import type { EntityRow, EntityRowActions } from '../../inputs/RowMenu/index.ts';
import type { EntityExportOptions } from '../../inputs/useCsvExport/index.ts';
import type { EntityBulkAction } from './BulkDialog.tsx';
import type { EntityTableState, EntityView } from './table-state.ts';

/** A column of an `EntityTable`. */
export interface EntityColumn<Row> {
  /** Name of the row's property; also identifies the column in the state and for sorting. */
  field: string;
  /** Column heading. */
  header: string;
  /** Type of the values: determines how they are formatted, aligned, sorted and exported. */
  kind: FieldKind;
  /**
   * Marks the row's title, exactly one column. It links to the row, names the actions and heads the cards, and can't be
   * hidden.
   */
  main?: boolean;
  /** Returns the value. @default the property named by `field` */
  value?(row: Row): unknown;
  /** Returns the text of the cell, of which search compares the words. @default the value, formatted by `kind` */
  text?(row: Row): string;
  /** Returns what the cell shows instead of `text`, which is shown when it is hovered or focused. @default by `kind` */
  shortText?(row: Row): string;
  /** Returns the value that filters use. @default the value */
  filterValue?(row: Row): unknown;
  /** Labels of a choice's values. */
  optionLabels?: Readonly<Record<string, string>>;
  /** For the main column: returns the URL of the row's thumbnail. */
  fileUrl?(row: Row): string | null;
  /** For the main column: returns the URL of the row's picture for the grid of pictures. */
  pictureUrl?(row: Row): string | null;
  /** For the main column: returns words that are never cut, such as an unpublished row's state. */
  chips?(row: Row): readonly string[];
  /** Returns what a cell shows after its short text, such as who changed the row. */
  suffix?(row: Row): ReactNode;
  /** For the main column: returns a second line below the value, in smaller type, such as a subtitle. */
  secondLine?(row: Row): ReactNode;
  /** Offers its filter only behind 'More filters'. @default false */
  isRareFilter?: boolean;
  /** Hides the column by default; it is still searched and exported. */
  hidden?: boolean;
  /** Width in pixels at the usual font size. @default by `kind` */
  widthPx?: number;
  /** Whether the second line of a row on a phone has it. @default by `kind` */
  isDetail?: boolean;
  /** Width of the window in pixels from which the column is shown by default. @default always */
  shownFromPx?: number;
  /** Whether rows can be sorted by it. @default true */
  sortable?: boolean;
}

/** State of a server-side page, if the caller searches, filters, sorts and pages. */
export interface EntityServerPage<Row> extends ListPage {
  /** Number of matching rows on all pages. */
  total: number;
  /**
   * Returns all rows that match `state`, to select them all; rows that are not loaded may have only their ids. Resolves
   * to a sentence if they can't be selected.
   */
  loadMatching(): Promise<readonly Row[] | string>;
}

/**
 * Functions that take a row are methods, whose bivariance lets the internal parts, typed for any row, take those of a
 * specific one.
 */
export interface EntityTableProps<Row extends EntityRow>
  extends EntityRowActions<Row>,
    Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Name of the rows, plural, such as 'Articles'. */
  label: string;
  /** Name of one row, such as 'article'. */
  singular: string;
  /**
   * All rows, up to some thousands, which the table searches, filters, sorts and pages; or one page, with `serverPage`.
   */
  rows: readonly Row[];
  /** Position of `rows` in the result, if the caller searches, filters, sorts and pages by `state`. */
  serverPage?: EntityServerPage<Row>;
  /** The columns, in order, one of them `main`. Memoize the array: all rows are read again when it changes. */
  columns: readonly EntityColumn<Row>[];
  /** Shows the 'Loading...' row or, if there are rows already, a progress indicator above them. @default false */
  loading?: boolean;
  /** Error message above the table; existing rows stay visible. */
  error?: string | null;
  /** Called by 'Try again' after an error. */
  onRetry?(): void;
  /** Whether only another page helps, not a retry: offers 'First page'. @default false */
  hasInvalidCursor?: boolean;
  /** Search, filters, sort and page, controlled by the caller, for example in the URL. */
  state: EntityTableState;
  /** Called with every change; a search is debounced by 250 ms. */
  onStateChange(state: EntityTableState): void;
  /** Combinations of search, filters, sort order and columns, a tab each. @default none */
  views?: readonly EntityView[];
  /** What can be done with the chosen view, beside the tabs. @default nothing */
  viewActions?: ReactNode;
  /** Initial visibility of columns by field, such as from stored preferences. @default those that are not `hidden` */
  columnVisibility?: Readonly<Record<string, boolean>>;
  /** Called when columns are shown or hidden while no saved view is chosen: the columns of that are in the state. */
  onColumnVisibilityChange?(visibility: Readonly<Record<string, boolean>>): void;
  /** Whether rows are shown as a grid of pictures; needs `pictureUrl` in the main column. @default false */
  asPictures?: boolean;
  /** Called when pictures or rows are chosen; without it there is no such choice. */
  onAsPicturesChange?(asPictures: boolean): void;
  /** Id of a row to highlight, such as the one just saved. */
  highlightedId?: Row['id'];
  /** What is missing while there are no rows at all, and why people add some. @default 'No {label} yet.' */
  emptyText?: { missing: string; why: string };
  /** Target of 'Create'; without it there is no such button. */
  createHref?: string;
  /** What that button says. @default 'Create {singular}' */
  createLabel?: string;
  /** What people do more often than filling in the form of a new row: the filled button, and 'Create' an outlined one. */
  primaryAction?: { label: string; onClick(): void };
  /** More buttons beside 'Export CSV'. */
  tools?: ReactNode;
  /**
   * What can be done to selected rows, after a dialog with their number and titles; without it rows can't be selected,
   * nor those that `canChange` excludes. Offer an undo. The caller must update `rows`.
   */
  bulkActions?: readonly EntityBulkAction<Row>[];
  /** Returns the columns of a CSV export of these rows. @default the table's, including hidden ones */
  exportColumns?(rows: readonly Row[]): readonly EntityColumn<Row>[];
  /**
   * Loads the rows of an export in full: the given rows in their order, or all that match `state` if null.
   * @default the matching rows as they are
   */
  loadExport?(matching: readonly Row[] | null, options: EntityExportOptions): Promise<readonly Row[]>;
}

/** Reads a column's value from a row. */
export function readColumn<Row>(column: EntityColumn<Row>, row: Row): unknown {
  if (column.value) return column.value(row);
  return row instanceof Object ? Reflect.get(row, column.field) : undefined;
}

/** Type of a column's filter; null if rows can't be filtered by it. */
export function filterKind<Row>(column: EntityColumn<Row>): 'choice' | 'days' | null {
  const { filter = null } = fieldKindViews[column.kind];
  return filter === 'choice' && !column.optionLabels ? null : filter;
}
