import { readPermission } from '@porchlight/contract/call-access';
import type { EntityView } from '@porchlight/ui/data-display/EntityTable';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePermissionCheck } from '../api/index.ts';
import type { EntityDefinition } from '../entity/index.ts';
import type { ListOptions } from './list-params.ts';
import { listViews } from './list-views.ts';
import { type SavedViewTab, savedViewsQuery, savedViewTab } from './saved-views.ts';

/** The tabs of a list: its own, then the saved ones; 'All' besides, where there are saved ones alone. */
export function useListViews(definition: EntityDefinition, columns: ListOptions['columns']) {
  const { name, defaultSort } = definition;
  const own = useMemo(() => listViews(definition, new Date()), [definition]);
  // Who reads only a part of a list has no saved views of it.
  const hasSaved = usePermissionCheck()(readPermission(name));
  const { data, isPending, fetchStatus } = useQuery({ ...savedViewsQuery(name), enabled: hasSaved });
  const saved = useMemo(
    () => data?.saved_views.map((each): SavedViewTab => savedViewTab(each, { columns, views: own, defaultSort })) ?? [],
    [data, columns, own, defaultSort],
  );
  const views = useMemo((): readonly EntityView[] => {
    const all: EntityView = { label: 'All', filters: {}, sort: defaultSort };
    return [...(own.length === 0 && saved.length > 0 ? [all] : own), ...saved];
  }, [own, saved, defaultSort]);
  return {
    own,
    saved,
    views,
    /** Whether there can be saved ones. */
    hasSaved,
    /** Whether the saved ones are on their way; without a connection nothing waits for them. */
    isLoading: isPending && fetchStatus === 'fetching',
    /** Whether they could not be loaded. */
    hasFailed: data === undefined && !(isPending && fetchStatus === 'fetching'),
  };
}
