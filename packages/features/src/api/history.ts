import type { ResourceName } from '@porchlight/contract/entities';
import type { HistoryQuery, HistoryResponse } from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { queryOptions } from '@tanstack/react-query';
import { sendCall } from './browser-transport.ts';
import { latestChangesKey } from './queries.ts';

/** Query key prefix of everything that lists changes: the history, its people, the trash. */
export const historyKey = ['history'] as const;

/** Fetches one page of the history, newest first. */
export function fetchHistory(query: HistoryQuery): Promise<HistoryResponse> {
  return sendCall(otherCalls.history, { query: { ...query } });
}

/** Number of changes from which to count what people do most: enough to count, few enough to load with a screen. */
const latestChangeCount = 50;

/** The latest changes of all records, newest first. */
export const latestChangesQuery = queryOptions({
  queryKey: latestChangesKey,
  queryFn: async () => (await fetchHistory({ limit: latestChangeCount })).history,
  staleTime: 0,
});

/** Records in review, scheduled records and the account's drafts. */
export const waitingQuery = queryOptions({
  queryKey: [...latestChangesKey, 'waiting'],
  queryFn: () => sendCall(otherCalls.waiting),
  staleTime: 0,
});

/** The records that show a picture of the library. */
export function pictureUsesQuery(id: number) {
  return queryOptions({
    queryKey: [...latestChangesKey, 'uses', id],
    queryFn: () => sendCall(otherCalls.pictureUses, { id }),
    staleTime: 0,
  });
}

/** What links to a record. Part of a change: without a connection it fails at once, as changes do. */
export function linkingRecordsQuery(resource: ResourceName, id: number) {
  return queryOptions({
    queryKey: [...latestChangesKey, 'links', resource, id],
    queryFn: () => sendCall(otherCalls.linkingRecords, { query: { resource, record: String(id) } }),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  });
}

/** The latest changes of one record, newest first; `next` is null when there are no older ones. */
export function recordChangesQuery(resource: ResourceName, record: number) {
  return queryOptions({
    queryKey: [...historyKey, 'record', resource, record],
    queryFn: () => fetchHistory({ resource, record }),
    staleTime: 0,
  });
}

/** People who have made changes and still have an account. */
export const historyPeopleQuery = queryOptions({
  queryKey: [...historyKey, 'people'],
  queryFn: () => sendCall(otherCalls.historyPeople),
  staleTime: 0,
});
