import { defaultEntityTableState, type EntityTableState } from '@porchlight/ui/EntityTable';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The state of a list in the address (`?q=quilt&sort=-date&page=2`), so that Back and a shared link bring it again.
 * What stands in the address and makes no sense counts as not there.
 * @param defaultSort as in `-date`
 */
export function useListState(defaultSort: string): [EntityTableState, (state: EntityTableState) => void] {
  const [searchParams, setSearchParams] = useSearchParams();
  const state = useMemo<EntityTableState>(() => {
    const page = Number(searchParams.get('page') ?? 1);
    const size = Number(searchParams.get('size'));
    return {
      search: searchParams.get('q') ?? '',
      sort: parseSort(searchParams.get('sort') ?? defaultSort),
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: [10, 25, 50, 100].includes(size) ? size : defaultEntityTableState.pageSize,
    };
  }, [searchParams, defaultSort]);

  const setState = (next: EntityTableState) => {
    const sort = next.sort ? `${next.sort.direction === 'desc' ? '-' : ''}${next.sort.field}` : '';
    const params = new URLSearchParams();
    if (next.search) params.set('q', next.search);
    if (sort !== defaultSort) params.set('sort', sort);
    if (next.page > 0) params.set('page', String(next.page + 1));
    if (next.pageSize !== defaultEntityTableState.pageSize) params.set('size', String(next.pageSize));
    // A page is a place to go back to; a letter typed into the search is not.
    setSearchParams(params, { replace: next.page === state.page });
  };
  return [state, setState];
}

function parseSort(sort: string): EntityTableState['sort'] {
  if (sort === '') return null;
  return sort.startsWith('-') ? { field: sort.slice(1), direction: 'desc' } : { field: sort, direction: 'asc' };
}
