import { callPath } from '@porchlight/contract/calls';
import type { ResourceName } from '@porchlight/contract/entities';
import type {
  DeletedQuery,
  HistoryAnswer,
  HistoryQuery,
  LastChange,
  RestoreVersionAnswer,
  RestoreVersionInput,
} from '@porchlight/contract/history';
import { otherCalls } from '@porchlight/contract/other-calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import DataLoader from 'dataloader';
import { browserTransport } from './browser-transport.ts';
import { latestChangesKey } from './queries.ts';

/** Key of everything that tells of changes: the history, its people, the trash. */
const historyKey = ['history'] as const;

/** One page of the history, newest first. */
async function fetchHistory(query: HistoryQuery): Promise<HistoryAnswer> {
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

/** The latest changes of one record, newest first; `next` is null when they reach back to its beginning. */
export function recordChangesQuery(resource: ResourceName, record: number) {
  return queryOptions({
    queryKey: [...historyKey, 'record', resource, record],
    queryFn: () => fetchHistory({ resource, record }),
    staleTime: 0,
  });
}

/** Rows of a table ask one by one, at once: one call answers all of them. */
const lastChanges = new DataLoader<{ resource: ResourceName; record: number }, LastChange | null>(
  async (keys) => {
    const byResource = Map.groupBy(keys, ({ resource }) => resource);
    const answers = await Promise.all(
      [...byResource].map(async ([resource, asked]) => {
        const query = { resource, records: asked.map(({ record }) => record).join(',') };
        const { changes } = (await browserTransport({ ...otherCalls.lastChanges, query })).data;
        return changes.map((change) => [`${resource} ${change.record_id}`, change] as const);
      }),
    );
    const found = new Map(answers.flat());
    return keys.map(({ resource, record }) => found.get(`${resource} ${record}`) ?? null);
  },
  { cache: false, maxBatchSize: 100 },
);

/** The latest change of a record that has this version; null when none is known. */
export function lastChangeQuery(resource: ResourceName, record: number, version: number) {
  return queryOptions({
    queryKey: [...historyKey, 'last', resource, record, version],
    queryFn: () => lastChanges.load({ resource, record }),
    staleTime: Number.POSITIVE_INFINITY,
    // A backend may lack the call: what a row says of its change is then its moment.
    retry: false,
  });
}

/** Whoever made changes and still has an account. */
export const historyPeopleQuery = queryOptions({
  queryKey: [...historyKey, 'people'],
  queryFn: async () => (await browserTransport(otherCalls.historyPeople)).data,
  staleTime: 0,
});

/** The trash, page after page. */
export function deletedQuery(filters: Pick<DeletedQuery, 'resource'>) {
  return infiniteQueryOptions({
    queryKey: [...historyKey, 'deleted', filters],
    queryFn: async ({ pageParam }) => {
      const query = { ...filters, before: pageParam ?? undefined };
      return (await browserTransport({ ...otherCalls.deleted, query })).data;
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
    gcTime: 0,
  });
}

/** One record in the trash with all that it holds. */
export function deletedRecordQuery(id: number) {
  return queryOptions({
    queryKey: [...historyKey, 'deleted', id],
    queryFn: async () => {
      const call = otherCalls.deletedRecord;
      return (await browserTransport({ ...call, path: callPath(call, id) })).data.deleted;
    },
    staleTime: 0,
  });
}

/**
 * Brings back what a record was after, or before, an entry of its history.
 * @throws ApiError `stale_version` when the record is no longer the given version
 */
export async function restoreVersion(entryId: number, input: RestoreVersionInput): Promise<RestoreVersionAnswer> {
  const call = otherCalls.restoreVersion;
  return (await browserTransport({ ...call, path: callPath(call, entryId), body: { ...input } })).data;
}

/** The address that a restored record got because its own was taken; null when it kept its own. */
export async function readNewSlug(resource: ResourceName, record: number): Promise<string | null> {
  const [entry] = (await fetchHistory({ resource, record, limit: 1 })).history;
  const change = entry?.action === 'restore' ? entry.changes.find(({ field }) => field === 'slug') : undefined;
  return change?.to ? String(change.to) : null;
}
