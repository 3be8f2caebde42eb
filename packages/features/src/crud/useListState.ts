import { defaultEntityTableState, type EntityFilters, type EntityTableState } from '@porchlight/ui/EntityTable';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters of an address that say something other than a filter. */
const reserved = ['q', 'sort', 'page', 'size', 'after', 'before'];

/**
 * The state of a list in the address (`?q=quilt&date.from=2026-01-01&sort=-date&page=2`), so that Back and a shared link
 * bring it again. What stands in the address and makes no sense counts as not there.
 * @param defaultSort as in `-date`
 * @param fields names of the columns, which may be filtered by
 */
export function useListState(
  defaultSort: string,
  fields: readonly string[],
): [EntityTableState, (state: EntityTableState) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const state = useMemo<EntityTableState>(() => {
    const page = Number(searchParams.get('page') ?? 1);
    const size = Number(searchParams.get('size'));
    return {
      search: searchParams.get('q') ?? '',
      sort: parseSort(searchParams.get('sort') ?? defaultSort, fields) ?? parseSort(defaultSort, fields),
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: [10, 25, 50, 100].includes(size) ? size : defaultEntityTableState.pageSize,
      filters: readFilters(searchParams, fields),
      cursor: readCursor(searchParams),
    };
  }, [searchParams, defaultSort, fields]);

  const setState = (next: EntityTableState) => {
    const sort = next.sort ? `${next.sort.direction === 'desc' ? '-' : ''}${next.sort.field}` : '';
    const params = new URLSearchParams();
    if (next.search) params.set('q', next.search);
    for (const [field, filter] of Object.entries(next.filters)) {
      for (const [name, value] of Object.entries(filter)) params.set(`${field}.${name}`, value);
    }
    if (sort !== defaultSort) params.set('sort', sort);
    if (next.page > 0) params.set('page', String(next.page + 1));
    if (next.pageSize !== defaultEntityTableState.pageSize) params.set('size', String(next.pageSize));
    for (const [name, value] of Object.entries(next.cursor ?? {})) params.set(name, value);
    // A page, an order, a filter are places to go back to; every further letter typed into the search is not.
    const isTyping = next.search !== state.search && state.search !== '' && next.search !== '';
    setSearchParams(params, { replace: isTyping });
  };
  return [state, setState];
}

function parseSort(sort: string, fields: readonly string[]): EntityTableState['sort'] {
  const field = sort.replace(/^-/, '');
  if (!fields.includes(field)) return null;
  return { field, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

function readCursor(params: URLSearchParams): EntityTableState['cursor'] {
  const after = params.get('after');
  if (after) return { after };
  const before = params.get('before');
  return before ? { before } : null;
}

function readFilters(params: URLSearchParams, fields: readonly string[]): EntityFilters {
  const filters: Record<string, Record<string, string>> = {};
  for (const [name, value] of params) {
    const [field = '', part = ''] = name.split('.');
    const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
    const makesSense = (part === 'is' && value !== '') || ((part === 'from' || part === 'to') && isDay);
    if (reserved.includes(name) || !fields.includes(field) || !makesSense) continue;
    filters[field] = { ...filters[field], [part]: value };
  }
  return filters;
}
