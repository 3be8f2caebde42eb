import type { HistoryQuery } from '@porchlight/contract/history';
import { searchMaxCharacters } from '@porchlight/contract/limits';
import type { Filter } from '@porchlight/ui/inputs/FilterBar';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EntityDefinition } from '../entity/index.ts';

/** Filters of the history and the trash. */
export type HistoryFilters = Pick<HistoryQuery, 'resource' | 'user' | 'title'>;

/**
 * The filters of the history and the trash, held in the URL (`?resource=event&user=3`) so that Back and shared links
 * restore them. Invalid values are ignored.
 */
export function useHistoryFilters(
  definitions: readonly EntityDefinition[],
): [HistoryFilters, (name: string, value: string) => void] {
  const [params, setFilter] = useFilterParams('title');
  const resource = definitions.find(({ name }) => name === params.get('resource'))?.name;
  const user = parseFilterId(params.get('user'));
  const title = params.get('title')?.slice(0, searchMaxCharacters) || undefined;
  const filters = useMemo(() => ({ resource, user, title }), [resource, user, title]);
  return [filters, setFilter];
}

/**
 * Filters in the URL, and a function that sets one of them or, with '', removes it.
 * @param typedFilter name of the filter that is typed: typing must not add a history entry for every change
 */
export function useFilterParams(typedFilter: string): [URLSearchParams, (name: string, value: string) => void] {
  const [params, setParams] = useSearchParams();
  const setFilter = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: name === typedFilter });
  };
  return [params, setFilter];
}

/** The id in a filter; undefined for anything else. */
export function parseFilterId(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** The search for words of the title. */
export function titleFilter(title: HistoryFilters['title']): Filter {
  return { name: 'title', label: 'Title', value: title ?? '', maxLength: searchMaxCharacters };
}

/** The filter for the resource. */
export function resourceFilter(definitions: readonly EntityDefinition[], resource: HistoryFilters['resource']): Filter {
  return {
    name: 'resource',
    label: 'What',
    allText: 'Everything',
    value: resource ?? '',
    options: definitions.map(({ name, plural }) => ({ value: name, label: plural })),
  };
}
