import type { HistoryQuery } from '@porchlight/contract/history';
import { searchMaxCharacters } from '@porchlight/contract/limits';
import type { Filter } from '@porchlight/ui/FilterBar';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EntityDefinition } from './entity-definition.ts';

/** What the history and the trash are narrowed to. */
export type HistoryFilters = Pick<HistoryQuery, 'resource' | 'user' | 'title'>;

/**
 * The filters of the history and the trash in the address (`?resource=event&user=3`), so that Back and a shared link
 * bring them again. What makes no sense there counts as not there.
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
    // Words are typed in pieces: they are one place to go back to.
    setParams(next, { replace: name === 'title' });
  };
  return [filters, setFilter];
}

/** The choice of a resource. */
export function resourceFilter(definitions: readonly EntityDefinition[], resource: HistoryFilters['resource']): Filter {
  return {
    name: 'resource',
    label: 'What',
    allText: 'Everything',
    value: resource ?? '',
    options: definitions.map(({ name, plural }) => ({ value: name, label: plural })),
  };
}
