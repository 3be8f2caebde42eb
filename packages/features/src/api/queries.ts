import type { ListQuery } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import type { StateFilter } from '@porchlight/contract/publication';
import type { ListPage, RecordSource } from '@porchlight/contract/rendering';
import type { SearchQuery, SearchResponse } from '@porchlight/contract/search';
import { QueryCache, QueryClient, type QueryFunctionContext, type QueryKey, queryOptions } from '@tanstack/react-query';
import { isClientError } from './api-error.ts';
import { reportFailure } from './report-failure.ts';

/** `staleTime` of records in the browser, in milliseconds. */
const staleTimeMs = 30_000;

/** The cache of records: TanStack's query client. */
export type RecordClient = QueryClient;

/** Query key of a list; `listKey(name)` is the prefix of every list of the resource. */
export const listKey = (name: ResourceName, query?: ListQuery): QueryKey =>
  query === undefined ? ['list', name] : ['list', name, query];

/** Query key of one record. */
export const singleKey = (name: ResourceName, id: string): QueryKey => ['single', name, id];

/** Query key of the session. */
export const sessionKey: QueryKey = ['session'];

/** Query key prefix of the latest changes of all records, which every change invalidates. */
export const latestChangesKey: QueryKey = ['latest changes'];

/** Data of a list query. */
export interface ListData<Item> {
  records: Item[];
  /** Total number of records; null when the backend doesn't send it. */
  totalCount: number | null;
  page?: ListPage;
}

/**
 * Returns the part of a query's data that is dehydrated into the page's HTML, where a page fetches more than it shows.
 * The part must render exactly as the full data does.
 */
export type Dehydrate = (data: unknown, now: Date) => unknown;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { dehydrate?: Dehydrate };
    /** `status` is the HTTP status of the response. */
    defaultError: Error & { status?: number };
  }
}

/** The part of a list that is dehydrated into the page's HTML. */
export interface ListDehydrateOptions<Name extends ResourceName, Field extends keyof RecordOf<Name>> {
  /** Fields that the page shows, besides the id. @default all */
  shows?: readonly Field[];
  /** Selects the records to dehydrate, where a page shows fewer than it fetches. */
  dehydrate?: (records: RecordOf<Name>[], now: Date) => RecordOf<Name>[];
}

/** A record with the fields that a list shows. */
export type ShownRecord<Name extends ResourceName, Field extends keyof RecordOf<Name>> = Pick<
  RecordOf<Name>,
  Field | ('id' & keyof RecordOf<Name>)
>;

/** Options of a list query. */
export type ListQueryOptions<Item> = ReturnType<typeof listOptions<Item>>;

/**
 * Query of a list of records: `{ records: Article[], totalCount }`. Queries with the same parameters share a key, so
 * they must have the same `part`.
 * @param part what is dehydrated into the page's HTML; the query's type has no other fields
 */
export function listQuery<Name extends ResourceName, Field extends keyof RecordOf<Name> = keyof RecordOf<Name>>(
  name: Name,
  query: ListQuery = {},
  { shows, dehydrate }: ListDehydrateOptions<Name, Field> = {},
): ListQueryOptions<ShownRecord<Name, Field>> {
  if (!shows && !dehydrate) return listOptions(name, query);
  return listOptions(name, query, (data, now) => {
    const { records, totalCount } = data as ListData<RecordOf<Name>>;
    const dehydrated = dehydrate ? dehydrate(records, now) : records;
    return {
      records: shows ? dehydrated.map((record) => pickFields(record, ['id', ...shows])) : dehydrated,
      totalCount: totalCount ?? records.length,
    };
  });
}

/** Query of a list whose rows are typed as `Item`, for screens that serve every resource. */
export function listOptions<Item>(name: ResourceName, query: ListQuery, dehydrate?: Dehydrate) {
  return queryOptions<ListData<Item>>({ queryKey: listKey(name, query), meta: dehydrate && { dehydrate } });
}

function pickFields(record: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

/** Query of one record, by the id in its URL. */
export function singleQuery<Name extends ResourceName>(name: Name, id: string) {
  return queryOptions<RecordOf<Name>>({ queryKey: singleKey(name, id) });
}

/** Query of a search; an older one that is still in progress is aborted. */
export function searchQuery(query: SearchQuery) {
  return queryOptions<SearchResponse>({ queryKey: ['search', '', query] });
}

/**
 * Creates the query client that pages read records from. Queries have only a key; the source fetches by key, so that
 * the same page reads over HTTP in the browser and in process on the server.
 */
export function createRecordClient(source: RecordSource, options: { server?: boolean } = {}): QueryClient {
  return new QueryClient({
    // On the server, rendering reports failures itself.
    queryCache: new QueryCache(
      options.server
        ? {}
        : {
            onError: (error, { queryKey }) =>
              reportFailure(`fetch ${queryKey.filter((part) => typeof part === 'string').join(' ')}`, error),
          },
    ),
    defaultOptions: {
      // Without a connection a mutation fails immediately with an error; it is not paused and sent later unnoticed.
      mutations: { networkMode: 'always' },
      queries: {
        queryFn: (context) => fetchKey(source, context),
        staleTime: options.server ? Number.POSITIVE_INFINITY : staleTimeMs,
        gcTime: options.server ? Number.POSITIVE_INFINITY : undefined,
        // A failed query is not refetched on mount, only when the visitor asks for it.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        retry: options.server ? false : (failures, error) => failures < 2 && !isClientError(error),
      },
    },
  });
}

/** A query that a page prefetches. */
export interface PrefetchedQuery {
  queryKey: QueryKey;
  meta?: { dehydrate?: Dehydrate };
}

/**
 * Prefetches a query unless it is cached. A recent failure is not retried: it was dehydrated with the page.
 * @returns resolves when data or an error is there; never rejects
 */
export async function prefetchPageQuery(client: RecordClient, { queryKey, meta }: PrefetchedQuery): Promise<void> {
  const state = client.getQueryState(queryKey);
  if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < staleTimeMs) return;
  await client.prefetchQuery({ queryKey, meta });
}

function fetchKey(source: RecordSource, context: QueryFunctionContext): Promise<unknown> {
  const [kind, name, detail, state] = context.queryKey as [string, ResourceName, unknown, StateFilter | undefined];
  switch (kind) {
    case 'list':
      return source.list(name, (detail ?? {}) as ListQuery);
    case 'single':
      return source.single(name, String(detail), state);
    case 'search':
      // Only here: reading `context.signal` makes TanStack Query abort the request when no observer is left.
      return source.search(detail as SearchQuery, context.signal);
    default:
      throw new Error(`No source is known for the query ${JSON.stringify(context.queryKey)}.`);
  }
}
