import type { ColumnFilters, ListQuery } from '@porchlight/contract/calls';

/** State of an `EntityTable`: all that belongs in the URL, so that Back and shared links work. */
export interface EntityTableState {
  /** Search text; '' for none. */
  search: string;
  /** Name of a field, with a leading `-` for descending: `-date`. '' keeps the order of the given rows. */
  sort: string;
  /** Page number, from 0. */
  page: number;
  /** Rows per page: one of `pageSizes`. */
  pageSize: number;
  /** Filters by field. */
  filters: Readonly<ColumnFilters>;
  /** For server pages: cursor of the page's start or end; null for the first page. */
  cursor: Pick<ListQuery, 'after' | 'before'> | null;
}

/** Initial state of a table. */
export const defaultEntityTableState: EntityTableState = {
  search: '',
  sort: '',
  page: 0,
  pageSize: 25,
  filters: {},
  cursor: null,
};

/** The available numbers of rows per page. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** A preset view of a list: its filters and sort order. */
export interface EntityView extends Pick<EntityTableState, 'filters' | 'sort'> {
  /** Label of the view, such as 'Upcoming'. */
  label: string;
}

/** The view whose filters equal the current ones, if any. */
export function activeView(views: readonly EntityView[], { filters }: EntityTableState): EntityView | undefined {
  return views.find((view) => JSON.stringify(view.filters) === JSON.stringify(filters));
}
