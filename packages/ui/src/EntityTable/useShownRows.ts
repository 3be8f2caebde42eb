import { useMemo } from 'react';
import {
  type EntityTableState,
  filterRows,
  pageRows,
  type ReadableColumn,
  searchRows,
  sortRows,
} from './table-rows.ts';

/** Where a page stands when the caller has searched, sorted and paged. */
export interface EntityServerPage {
  /** Rows on all pages that match. */
  total: number;
  /** How many matching rows come before the page's first. */
  position: number;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  /** Cursor of the page before; null on the first one. */
  previous: string | null;
}

/** The rows on screen and what is around them. */
export interface ShownRows<Row> {
  rows: readonly Row[];
  /** All rows that match, in their order; null when only the caller knows them. */
  matching: readonly Row[] | null;
  total: number;
  /** Place of the first row on screen among those that match, from 0. */
  position: number;
  /** States of the neighboring pages; null where there is none. */
  next: Partial<EntityTableState> | null;
  previous: Partial<EntityTableState> | null;
}

/** Searches, filters, sorts and pages the rows, unless the caller has done so. */
export function useShownRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly ReadableColumn<Row>[],
  { search, sort, filters, page, pageSize }: EntityTableState,
  serverPage: EntityServerPage | undefined,
): ShownRows<Row> {
  const isOurs = serverPage === undefined;
  const found = useMemo(() => (isOurs ? searchRows(rows, columns, search) : rows), [isOurs, rows, columns, search]);
  const kept = useMemo(() => (isOurs ? filterRows(found, columns, filters) : found), [isOurs, found, columns, filters]);
  const sorted = useMemo(() => (isOurs ? sortRows(kept, columns, sort) : kept), [isOurs, kept, columns, sort]);
  const shown = useMemo(() => pageRows(sorted, page, pageSize), [sorted, page, pageSize]);
  if (serverPage) {
    const { total, position, next, previous } = serverPage;
    return {
      rows,
      matching: null,
      total,
      position,
      next: next === null ? null : { page: 0, cursor: { after: next } },
      previous: previous === null ? null : { page: 0, cursor: { before: previous } },
    };
  }
  return {
    rows: shown.rows,
    matching: sorted,
    total: sorted.length,
    position: shown.page * pageSize,
    next: shown.page < shown.lastPage ? { page: shown.page + 1 } : null,
    previous: shown.page > 0 ? { page: shown.page - 1 } : null,
  };
}
