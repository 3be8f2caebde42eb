import type { FieldKind } from '@porchlight/contract/fields';
import type { ListPage } from '@porchlight/contract/rendering';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { EntityExportOptions } from '../../primitives/useCsvExport/index.ts';
import type { EntityRow, EntityRowActions } from '../RowMenu/index.ts';
import type { EntityDeleteFailure } from '../SelectionBar/index.ts';
import type { EntityTableState, EntityView } from './table-state.ts';

/** One column, described. */
export interface EntityColumn<Row> {
  /** Name of the row's property; also the column's name in the state and for sorting. */
  field: string;
  /** Heading. */
  header: string;
  /** What it holds: decides how it is written, aligned, sorted and exported. */
  kind: FieldKind;
  /** The row's title, exactly one column. Leads to the row, names the actions, heads the cards, and can't be hidden. */
  main?: boolean;
  /** Reads the value. @default the property named by `field` */
  value?(row: Row): unknown;
  /** What filters go by. @default the value */
  filterValue?(row: Row): unknown;
  /** What the values of a choice are called. */
  optionLabels?: Readonly<Record<string, string>>;
  /** Of the main column: address of the thumbnail of the row's picture. */
  fileUrl?(row: Row): string | null;
  /** Of the main column: address of the row's picture as large as the pictures stand beside each other. */
  pictureUrl?(row: Row): string | null;
  /** What stands below the value, small: a subtitle, who changed it. */
  secondLine?(row: Row): ReactNode;
  /** Not shown until the person chooses it. Still searched and exported. */
  hidden?: boolean;
  /** Whether rows can be sorted by it. @default true */
  sortable?: boolean;
}

/** Where a page stands when the caller has searched, filtered, sorted and paged. */
export interface EntityServerPage<Row> extends ListPage {
  /** Rows on all pages that match. */
  total: number;
  /** Fetches all rows that match `state`, so that they can be selected at once. */
  loadMatching(): Promise<readonly Row[]>;
}

/** Functions of a row are methods, so that the parts, which draw any row, take those of a certain one. */
export interface EntityTableProps<Row extends EntityRow>
  extends EntityRowActions<Row>,
    Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What the rows are called, such as 'Articles'. */
  label: string;
  /** What one of them is called, such as 'article'. */
  singular: string;
  /** All rows, searched, filtered, sorted and paged here, up to some thousands; or one page, with `serverPage`. */
  rows: readonly Row[];
  /** Where `rows` stand, when the caller has searched, filtered, sorted and paged by `state`. */
  serverPage?: EntityServerPage<Row>;
  /** Columns in their order, one of them `main`. Keep the array's identity between renders: rows are read again with a new one. */
  columns: readonly EntityColumn<Row>[];
  /** Shows the 'Loading...' row, or above rows that are there already that others are on their way. @default false */
  loading?: boolean;
  /** Shown above the table; rows that are there stay. */
  error?: string | null;
  /** Another try after an error. */
  onRetry?(): void;
  /** Whether only another page helps, and not another try. @default false */
  isLostPage?: boolean;
  /** What the table shows, kept by the caller, in the address for instance. */
  state: EntityTableState;
  /** Told of every change; searches after a pause of 250 ms. */
  onStateChange(state: EntityTableState): void;
  /** Views of the list that are asked for most: their filters and order are set by one press. @default none */
  views?: readonly EntityView[];
  /** Columns that are shown or not at first, by field, as the person once chose. @default those that are not `hidden` */
  columnVisibility?: Readonly<Record<string, boolean>>;
  /** Told when the person shows or hides columns. */
  onColumnVisibilityChange?(visibility: Readonly<Record<string, boolean>>): void;
  /** Whether the rows are shown as pictures beside each other, where the main column has a `pictureUrl`. @default false */
  asPictures?: boolean;
  /** Told when the person chooses pictures or rows; without it there is no choice. */
  onAsPicturesChange?(asPictures: boolean): void;
  /** The row that was just saved, tinted. */
  markedId?: Row['id'];
  /** Where 'Create' leads. */
  createHref?: string;
  /** More to do with the list, beside 'Export CSV': buttons. */
  tools?: ReactNode;
  /**
   * Deletes selected rows and says which it could not; without it rows can't be selected. Several are named in a dialog
   * first: offer an undo. The caller takes what is gone out of `rows`.
   */
  onDeleteMany?(rows: readonly Row[], onProgress: (done: number) => void): Promise<readonly EntityDeleteFailure[]>;
  /** Columns of an export. @default the table's, hidden ones too */
  exportColumns?: readonly EntityColumn<Row>[];
  /**
   * Fetches what an export holds, in full: the given rows in their order, or all that match `state` when they are `null`.
   * @default the rows that match, as they are
   */
  loadExport?(matching: readonly Row[] | null, options: EntityExportOptions): Promise<readonly Row[]>;
}

/** Reads a column's value off a row. */
export function readColumn<Row>(column: EntityColumn<Row>, row: Row): unknown {
  if (column.value) return column.value(row);
  return row instanceof Object ? Reflect.get(row, column.field) : undefined;
}

/** How rows can be filtered by a column; null when they can't. */
export function filterKind<Row>(column: EntityColumn<Row>): 'choice' | 'days' | null {
  if (column.kind === 'choice' && column.optionLabels) return 'choice';
  return column.kind === 'date' || column.kind === 'dateTime' ? 'days' : null;
}
