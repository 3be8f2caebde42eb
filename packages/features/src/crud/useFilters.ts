import type { HistoryQuery } from '@porchlight/contract/history';
import { searchMaxCharacters } from '@porchlight/contract/limits';
import type { Filter } from '@porchlight/ui/FilterBar';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EntityDefinition } from './entity-definition.ts';

/** Filters of the history and the trash. */
export type HistoryFilters = Pick<HistoryQuery, 'resource' | 'user' | 'title'>;

/**
 * The filters of the history and the trash, held in the URL (`?resource=event&user=3`) so that Back and shared links
 * restore them. Invalid values are ignored.
 */
export function useFilters(
  definitions: readonly EntityDefinition[],
): [HistoryFilters, (name: string, value: string) => void] {
  const [params, setParams] = useSearchParams();
  const resource = definitions.find(({ name }) => name === params.get('resource'))?.name;
  const user = Number(params.get('user'));
  const title = params.get('title')?.slice(0, searchMaxCharacters) || undefined;
  const filters = useMemo(
    () => ({ resource, user: Number.isSafeInteger(user) && user > 0 ? user : undefined, title }),
    [resource, user, title],
  );
  const setFilter = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    // Typing a title must not add a history entry for every change.
    setParams(next, { replace: name === 'title' });
  };
  return [filters, setFilter];
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
