import { callPath } from '@porchlight/contract/calls';
import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryAnswer, HistoryQuery } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isNotThere } from './api-error.ts';
import { browserTransport } from './browser-transport.ts';
import { latestChangesKey } from './queries.ts';

/** Key of everything that tells of changes: the history, its people, the trash. */
export const historyKey = ['history'] as const;

/** One page of the history, newest first. */
export async function fetchHistory(query: HistoryQuery): Promise<HistoryAnswer> {
  return (await browserTransport({ ...otherCalls.history, query: { ...query } })).data;
}

/** The history, page after page: of everything, or of what the filters leave. */
export function historyQuery(filters: Pick<HistoryQuery, 'resource' | 'record' | 'user' | 'title'>) {
  return infiniteQueryOptions({
    queryKey: [...historyKey, 'changes', filters],
    queryFn: ({ pageParam }) => fetchHistory({ ...filters, before: pageParam ?? undefined }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Changes that tell what people do most: enough to count, few enough to open a screen with. */
const latestChanges = 50;

/** The latest changes of everything, newest first. */
export const latestChangesQuery = queryOptions({
  queryKey: latestChangesKey,
  queryFn: async () => (await fetchHistory({ limit: latestChanges })).history,
  staleTime: 0,
});

/** What waits for review and what is scheduled; null from a backend that does not tell. */
export const waitingQuery = queryOptions({
  queryKey: [...latestChangesKey, 'waiting'],
  queryFn: async () => {
    try {
      return (await browserTransport(otherCalls.waiting)).data;
    } catch (error) {
      if (!isNotThere(error)) throw error;
      return null;
    }
  },
  staleTime: 0,
});

/** Which records show a picture of the library. */
export function pictureUsesQuery(id: number) {
  return queryOptions({
    queryKey: [...latestChangesKey, 'uses', id],
    queryFn: async () =>
      (await browserTransport({ ...otherCalls.pictureUses, path: callPath(otherCalls.pictureUses, id) })).data,
    staleTime: 0,
  });
}

/** The latest changes of one record, newest first; `next` is null when they reach back to its beginning. */
export function recordChangesQuery(resource: ResourceName, record: number) {
  return queryOptions({
    queryKey: [...historyKey, 'record', resource, record],
    queryFn: () => fetchHistory({ resource, record }),
    staleTime: 0,
  });
}

/** Whoever made changes and still has an account. */
export const historyPeopleQuery = queryOptions({
  queryKey: [...historyKey, 'people'],
  queryFn: async () => (await browserTransport(otherCalls.historyPeople)).data,
  staleTime: 0,
});
