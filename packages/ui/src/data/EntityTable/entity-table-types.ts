import type { FieldKind } from '@porchlight/contract/entity';
import type { ReactNode } from 'react';
import type { EntityRow } from '../RowMenu/index.ts';
import type { EntityTableState } from './table-state.ts';

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
  /** Address of a picture's thumbnail; of the row's picture in the main column. */
  fileUrl?(row: Row): string | null;
  /** Address of the row's picture as large as the pictures stand beside each other; with the main column's the list has that view. */
  pictureUrl?(row: Row): string | null;
  /** What stands below the value, small: a subtitle, who changed it. */
  secondLine?(row: Row): ReactNode;
  /** Not shown until the person chooses it. Still searched and exported. */
  hidden?: boolean;
  /** @default true, but for pictures */
  sortable?: boolean;
  /** Width in pixels on wide screens. @default by kind */
  widthPx?: number;
}

/** Where a page stands when the caller has searched, filtered, sorted and paged. */
export interface EntityServerPage {
  /** Rows on all pages that match. */
  total: number;
  /** How many matching rows come before the page's first. */
  position: number;
  /** Sum of the money of all that match; missing where rows have none. */
  amount?: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** Cursor of the page before; null on the first one. */
  previous: string | null;
}

/** A view of a list: what it shows, and in which order. */
export interface EntityView extends Pick<EntityTableState, 'filters' | 'sort'> {
  /** Such as 'Upcoming'. */
  label: string;
}

/** What a table shows, and how: for it and its parts. */
export interface EntityTableContent<Row extends EntityRow> {
  /** Accessible name, such as 'Articles'. */
  label: string;
  /** All rows, searched, filtered, sorted and paged here, up to some thousands; or one page, with `serverPage`. */
  rows: readonly Row[];
  /** Where `rows` stand, when the caller has searched, filtered, sorted and paged by `state`. Needs `state`. */
  serverPage?: EntityServerPage;
  /** Columns in their order, one of them `main`. Keep the array's identity between renders: rows are read again with a new one. */
  columns: readonly EntityColumn<Row>[];
  /** Shows the 'Loading...' row, or above rows that are there already that others are on their way. @default false */
  loading?: boolean;
  /** The row that was just saved, tinted. */
  markedId?: Row['id'];
  /** Where 'Create' leads. */
  createHref?: string;
  /** Words of the create link, such as 'Create article'. @default 'Create' */
  createLabel?: string;
  /** What the table shows, kept by the caller, in the address for instance. Without it the table keeps its own. */
  state?: EntityTableState;
  /** Columns that are shown or not, by field, where the caller keeps what the person chose. @default kept by the table */
  columnVisibility?: Readonly<Record<string, boolean>>;
  /** Told when the person shows or hides columns. */
  onColumnVisibilityChange?: (visibility: Readonly<Record<string, boolean>>) => void;
  /** Whether the rows are shown as pictures beside each other, where the main column has a `pictureUrl`. @default false */
  asPictures?: boolean;
  /** Told when the person chooses pictures or rows; without it there is no choice. */
  onAsPicturesChange?: (asPictures: boolean) => void;
  /** Views of the list that are asked for most: their filters and order are set by one press. @default none */
  views?: readonly EntityView[];
  /** Shown when there are no rows at all. @default 'Nothing here yet.' */
  emptyText?: string;
  /** More to do with the list, beside 'Export CSV': buttons. */
  tools?: ReactNode;
}

/** Reads a column's value off a row. */
export function readColumn<Row>(column: EntityColumn<Row>, row: Row): unknown {
  if (column.value) return column.value(row);
  return row instanceof Object ? Reflect.get(row, column.field) : undefined;
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
