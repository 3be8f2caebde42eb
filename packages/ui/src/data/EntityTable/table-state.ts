/** What the rows are sorted by. */
export interface EntitySort {
  field: string;
  direction: 'asc' | 'desc';
}

/** What a column has to hold: a value of a choice, or days from and to, both included, `YYYY-MM-DD`. */
export interface EntityFilter {
  is?: string;
  from?: string;
  to?: string;
}

/** Filters by the column's field. */
export type EntityFilters = Readonly<Record<string, EntityFilter>>;

/** What the table shows of its rows: everything that belongs into an address, so that Back and a shared link work. */
export interface EntityTableState {
  /** What is searched for; '' for nothing. */
  search: string;
  /** `null` keeps the order of the rows as given. */
  sort: EntitySort | null;
  /** Page, from 0. */
  page: number;
  /** Rows a page: one of `pageSizes`. */
  pageSize: number;
  /** What single columns have to hold, by field. */
  filters: EntityFilters;
  /** With pages of the caller's: where the page begins or ends; null for the first one. */
  cursor: { after: string } | { before: string } | null;
}

/** The state a table starts with. */
export const defaultEntityTableState: EntityTableState = {
  search: '',
  sort: null,
  page: 0,
  pageSize: 25,
  filters: {},
  cursor: null,
};

/** How many rows a page may have. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** An order as addresses and calls spell it: `-date`; '' for none. */
export function spellSort(sort: EntitySort | null): string {
  return sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.field}` : '';
}

/** Reads what `spellSort` spells. */
export function readSort(text: string): EntitySort | null {
  return text === '' ? null : { field: text.replace(/^-/, ''), direction: text.startsWith('-') ? 'desc' : 'asc' };
}

/** The view that is filtered just as the list is. */
export function shownView<View extends Pick<EntityTableState, 'filters'>>(
  views: readonly View[],
  { filters }: EntityTableState,
): View | undefined {
  return views.find((view) => JSON.stringify(view.filters) === JSON.stringify(filters));
}

/** What a file of the rows is called, by what it holds: 'donations-2026-03-01-2026-03-31.csv'. */
export function fileNameOf(label: string, { search, filters }: EntityTableState): string {
  const text = [label, search, ...Object.values(filters).flatMap(Object.values)].join(' ').toLowerCase();
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? ['list'];
  return `${words.join('-').slice(0, 100)}.csv`;
}
