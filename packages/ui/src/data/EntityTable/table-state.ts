import type { ColumnFilters, ListQuery } from '@porchlight/contract/calls';

/** What the table shows of its rows: everything that belongs into an address, so that Back and a shared link work. */
export interface EntityTableState {
  /** What is searched for; '' for nothing. */
  search: string;
  /** A field's name, with `-` before it for descending: `-date`. '' keeps the order of the rows as given. */
  sort: string;
  /** Page, from 0. */
  page: number;
  /** Rows a page: one of `pageSizes`. */
  pageSize: number;
  /** What single columns have to hold, by field. */
  filters: Readonly<ColumnFilters>;
  /** With pages of the caller's: where the page begins or ends; null for the first one. */
  cursor: Pick<ListQuery, 'after' | 'before'> | null;
}

/** The state a table starts with. */
export const defaultEntityTableState: EntityTableState = {
  search: '',
  sort: '',
  page: 0,
  pageSize: 25,
  filters: {},
  cursor: null,
};

/** How many rows a page may have. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** A view of a list: what it shows, and in which order. */
export interface EntityView extends Pick<EntityTableState, 'filters' | 'sort'> {
  /** Such as 'Upcoming'. */
  label: string;
}

/** The view that is filtered just as the list is. */
export function shownView(views: readonly EntityView[], { filters }: EntityTableState): EntityView | undefined {
  return views.find((view) => JSON.stringify(view.filters) === JSON.stringify(filters));
}
