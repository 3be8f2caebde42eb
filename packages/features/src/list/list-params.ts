import type { ColumnFilters } from '@porchlight/contract/calls';
import { dayOf } from '@porchlight/contract/dates';
import type { AnyRecord } from '@porchlight/contract/entity';
import {
  defaultEntityTableState,
  type EntityColumn,
  type EntityTableState,
  type EntityView,
  filterKind,
  pageSizes,
  showsView,
} from '@porchlight/ui/data-display/EntityTable';

/** What decides which parameters a list has. */
export interface ListOptions {
  /** Such as `-date`. */
  defaultSort: string;
  columns: readonly EntityColumn<AnyRecord>[];
  /** Their filters are supported as well. */
  views: readonly EntityView[];
}

/** The parameter `view` of a list without the view that it opens with. */
export const allView = 'all';

/**
 * Reads a list's state from its URL. A saved view alone (`?view=7`) is the list as it was saved; a search, filters and a
 * sort beside it take the place of the view's. A URL that says nothing is the view that the list opens with;
 * `?view=all` is the list without it.
 * @returns the state, and the parameters that the list doesn't have: `colour.is=red`
 */
export function readListParams(
  params: URLSearchParams,
  { defaultSort, columns, views }: ListOptions,
): { state: EntityTableState; unsupported: readonly string[] } {
  const page = Number(params.get('page') ?? 1);
  const size = Number(params.get('size'));
  const sort = params.get('sort');
  const hasSort = sort === '' || isSort(sort ?? '', columns);
  const { filters, unsupported } = readFilters(params, columns, views);
  const view = params.get('view') ?? '';
  const saved = views.find(({ id }) => id === view);
  const shown = params
    .get('columns')
    ?.split('.')
    .filter((field) => columns.some((each) => each.field === field));
  const isUnsaid = view === '' && sort === null && !params.has('q') && filterNames(params).length === 0;
  const initial = isUnsaid ? views.find(({ isDefault }) => isDefault) : undefined;
  const isAsSaved = saved && sort === null && !params.has('q') && Object.keys(filters).length === 0;
  const inUrl = {
    search: params.get('q') ?? '',
    sort: sort !== null && hasSort ? sort : defaultSort,
    filters: initial?.filters ?? filters,
  };
  const state: EntityTableState = {
    ...(isAsSaved ? { search: saved.search ?? '', sort: saved.sort, filters: saved.filters } : inUrl),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: pageSizes.includes(size) ? size : defaultEntityTableState.pageSize,
    cursor: readCursor(params),
    view: saved ? view : '',
    columns: saved ? (shown ?? saved.columns ?? null) : null,
  };
  return { state, unsupported: sort !== null && !hasSort ? [...unsupported, `sort=${sort}`] : unsupported };
}

/** The URL parameters of a list's state. */
export function writeListParams(state: EntityTableState, { defaultSort, views }: ListOptions): URLSearchParams {
  const params = new URLSearchParams();
  const saved = views.find(({ id }) => id !== undefined && id === state.view);
  if (saved) params.set('view', state.view);
  const isAll = !state.search && state.sort === defaultSort && Object.keys(state.filters).length === 0;
  if (!saved && isAll && views.some(({ isDefault }) => isDefault)) params.set('view', allView);
  if (!saved || !showsView(saved, state)) {
    if (state.search) params.set('q', state.search);
    for (const [field, filter] of Object.entries(state.filters)) {
      for (const [name, value] of Object.entries(filter)) params.set(`${field}.${name}`, value);
    }
    // Beside a saved view always: it says that the list differs from the view.
    if (saved || state.sort !== defaultSort) params.set('sort', state.sort);
    if (saved && state.columns && String(state.columns) !== String(saved.columns))
      params.set('columns', state.columns.join('.'));
  }
  if (state.page > 0) params.set('page', String(state.page + 1));
  if (state.pageSize !== defaultEntityTableState.pageSize) params.set('size', String(state.pageSize));
  for (const [name, value] of Object.entries(state.cursor ?? {})) params.set(name, value);
  return params;
}

/** Whether a list can be sorted by a text such as `-date`. */
export function isSort(sort: string, columns: ListOptions['columns']): boolean {
  return columns.some(({ field }) => sort === field || sort === `-${field}`);
}

/** Whether a list has a filter: a select field by its options, a date by days, and what its views filter by. */
export function hasFilter(
  { columns, views }: Pick<ListOptions, 'columns' | 'views'>,
  [field, key, value]: readonly [string, string, string],
): boolean {
  const isOfView = views.some(({ id, filters }) => id === undefined && key === 'is' && filters[field]?.is === value);
  const column = columns.find((each) => each.field === field);
  return isOfView || (column !== undefined && accepts(column, key, value));
}

function readCursor(params: URLSearchParams): EntityTableState['cursor'] {
  const after = params.get('after');
  if (after) return { after };
  const before = params.get('before');
  return before ? { before } : null;
}

const filterPattern = /^(\w+)\.(is|from|to)$/;
const filterNames = (params: URLSearchParams) => [...params.keys()].filter((name) => filterPattern.test(name));

function readFilters(
  params: URLSearchParams,
  columns: ListOptions['columns'],
  views: readonly EntityView[],
): { filters: ColumnFilters; unsupported: string[] } {
  const filters: Record<string, Record<string, string>> = {};
  const unsupported: string[] = [];
  for (const [name, value] of params) {
    const [, field, key] = filterPattern.exec(name) ?? [];
    if (!field || !key) continue;
    if (hasFilter({ columns, views }, [field, key, value])) filters[field] = { ...filters[field], [key]: value };
    else unsupported.push(`${name}=${value}`);
  }
  return { filters, unsupported };
}

function accepts(column: EntityColumn<AnyRecord>, key: string, value: string): boolean {
  // The names of the records that it refers to are not known at first.
  if (key === 'is' && column.kind === 'references') return /^[1-9]\d{0,14}$/.test(value);
  if (key === 'is') return filterKind(column) === 'choice' && Object.hasOwn(column.optionLabels ?? {}, value);
  return filterKind(column) === 'days' && dayOf(value) === value;
}
