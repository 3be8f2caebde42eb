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
  /** Id of the chosen view, which may differ from the list by now; '' for a view without an id. */
  view: string;
  /** Fields of the columns that are shown; null for those that the table shows by itself. */
  columns: readonly string[] | null;
}

/** Initial state of a table. */
export const defaultEntityTableState: EntityTableState = {
  search: '',
  sort: '',
  page: 0,
  pageSize: 25,
  filters: {},
  cursor: null,
  view: '',
  columns: null,
};

/** The available numbers of rows per page. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** A view of a list: its filters and sort order; those that people have saved also have a search and columns. */
export interface EntityView extends Pick<EntityTableState, 'filters' | 'sort'> {
  /** Label of the view, such as 'Upcoming'. */
  label: string;
  /** Whether the list opens with it. @default 'All' */
  isDefault?: true;
  /** Of a saved view. @default none: it is chosen while its filters are the list's */
  id?: string;
  /** @default the search stays as it is */
  search?: string;
  /** @default those that the table shows by itself */
  columns?: readonly string[] | null;
  /** Whose it is, for a view that others can use: 'shared by ada'. */
  note?: string;
}

/** The chosen view: the one with the state's id, or the one without an id whose filters are the current ones. */
export function activeView(
  views: readonly EntityView[],
  { filters, view: id }: Pick<EntityTableState, 'filters' | 'view'>,
): EntityView | undefined {
  if (id !== '') return views.find((view) => view.id === id);
  return views.find((view) => view.id === undefined && isSameFilters(view.filters, filters));
}

/** Whether a list shows what a view says. */
export function showsView(view: EntityView, { search, filters, sort, columns }: EntityTableState): boolean {
  return (
    search === (view.search ?? '') &&
    sort === view.sort &&
    isSameFilters(filters, view.filters) &&
    (view.id === undefined || String(columns) === String(view.columns ?? null))
  );
}

/** The change of a list's state that shows a view. */
export function stateOfView(
  view: EntityView,
  state: EntityTableState,
): Pick<EntityTableState, 'view' | 'search' | 'filters' | 'sort' | 'columns'> {
  const { id = '', filters, sort, columns = null } = view;
  // The search of a saved view ends with it.
  const search = view.search ?? (state.view === '' ? state.search : '');
  return { view: id, search, filters, sort, columns };
}

function isSameFilters(a: EntityTableState['filters'], b: EntityTableState['filters']): boolean {
  return filtersText(a) === filtersText(b);
}

/** The filters as a text, whatever the order in which they were chosen. */
function filtersText(filters: EntityTableState['filters']): string {
  const sorted = Object.entries(filters).flatMap(([field, { is, from, to }]) =>
    is === undefined && !from && !to ? [] : [[field, is ?? null, from ?? '', to ?? '']],
  );
  return JSON.stringify(sorted.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)));
}
