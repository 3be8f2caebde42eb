import type { FieldKind } from '@porchlight/contract/entity';
import type { ReactNode } from 'react';
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
