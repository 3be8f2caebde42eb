import type { ListQuery } from '@porchlight/contract/calls';
import type { FormRecord, PageRecord, RecordOf, ResourceName } from '@porchlight/contract/entities';
import type { FacetedResource, Facets } from '@porchlight/contract/facets';
import type { FormKey } from '@porchlight/contract/forms/form-calls';
import type { RegistrationKey } from '@porchlight/contract/registrations';
import type { ListResponse, RecordSource } from '@porchlight/contract/rendering';
import type { SearchQuery, SearchResponse } from '@porchlight/contract/search';
import { isListSlug, slugOfPath } from '@porchlight/contract/site-pages';
import {
  type FetchQueryOptions,
  QueryCache,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { isClientError } from './api-error.ts';
import { reportFailure } from './report-failure.ts';

/** `staleTime` of records in the browser, in milliseconds. */
const staleTimeMs = 30_000;

/** The cache of records: TanStack's query client, with the source that queries of records read from. */
export class RecordClient extends QueryClient {
  readonly source: RecordSource;

  constructor(source: RecordSource, config: QueryClientConfig) {
    super(config);
    this.source = source;
  }
}

/**
 * The source of the client that runs a query: HTTP in the browser, the process on the server.
 * @throws Error if the client was not made by `createRecordClient`
 */
export function sourceOf(client: QueryClient): RecordSource {
  if (client instanceof RecordClient) return client.source;
  throw new Error('This client has no source of records. Make it with createRecordClient.');
}

/** Query key of a list; `listKey(name)` is the prefix of every list of the resource. */
export const listKey = (name: ResourceName, query?: ListQuery): QueryKey =>
  query === undefined ? ['list', name] : ['list', name, query];

/** Query key of one record. */
export const singleKey = (name: ResourceName, id: string): QueryKey => ['single', name, id];

/** Query key of the session. */
export const sessionKey: QueryKey = ['session'];

/** Query key prefix of the latest changes of all records, which every change invalidates. */
export const latestChangesKey: QueryKey = ['latest changes'];

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
  const dehydratePart: Dehydrate = (data, now) => {
    const { records, totalCount } = data as ListResponse<RecordOf<Name>>;
    const dehydrated = dehydrate ? dehydrate(records, now) : records;
    return {
      records: shows ? dehydrated.map((record) => pickFields(record, ['id', ...shows])) : dehydrated,
      totalCount: totalCount ?? records.length,
    };
  };
  const read = (source: RecordSource) => source.list(name, query);
  return listOptions<ShownRecord<Name, Field>>(name, query, read, shows || dehydrate ? dehydratePart : undefined);
}

/** Options of a list query whose records are read with `read`, for `listQuery` and its sibling for staff. */
export function listOptions<Item>(
  name: ResourceName,
  query: ListQuery,
  read: (source: RecordSource) => Promise<ListResponse<Item>>,
  dehydrate?: Dehydrate,
) {
  return queryOptions({
    queryKey: listKey(name, query),
    queryFn: ({ client }) => read(sourceOf(client)),
    meta: dehydrate && { dehydrate },
  });
}

function pickFields(record: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

/** Query of one record, by the id in its URL. */
export function singleQuery<Name extends ResourceName>(name: Name, id: string) {
  return queryOptions({
    queryKey: singleKey(name, id),
    queryFn: ({ client }): Promise<RecordOf<Name>> => sourceOf(client).single(name, id),
  });
}

/** Query of what visitors can filter a list by. */
export function facetsQuery(name: FacetedResource) {
  const queryKey: QueryKey = ['facets', name];
  return queryOptions({ queryKey, queryFn: ({ client }): Promise<Facets> => sourceOf(client).facets(name) });
}

/** Query of what a visitor needs to send a form: read once for each page, since it is for one sending. */
export function formKeyQuery(id: string) {
  const queryKey: QueryKey = ['form key', id];
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<FormKey> => sourceOf(client).formKey(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Query of what a visitor needs to register for an event, as {@link formKeyQuery}. */
export function registrationKeyQuery(id: string) {
  const queryKey: QueryKey = ['registration key', id];
  return queryOptions({
    queryKey,
    queryFn: ({ client }): Promise<RegistrationKey> => sourceOf(client).registrationKey(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Query of a form that is placed on a page, with what is needed to send it; null for one that visitors can't see. */
export function placedFormQuery(id: number) {
  const queryKey: QueryKey = ['placed form', id];
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<{ form: FormRecord; key: FormKey } | null> => {
      const source = sourceOf(client);
      try {
        const [form, key] = await Promise.all([source.single('form', String(id)), source.formKey(String(id))]);
        return { form, key };
      } catch (error) {
        if (isClientError(error)) return null;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Query of the published page that answers at a path. The landing page and lists answer without one too: null.
 * @param path without its first slash, decoded
 */
export function pageAtQuery(path: string) {
  const slug = slugOfPath(path);
  const queryKey: QueryKey = ['page at', slug];
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<PageRecord | null> => {
      try {
        return await sourceOf(client).pageAt(slug);
      } catch (error) {
        if ((path === '' || isListSlug(slug)) && isClientError(error)) return null;
        throw error;
      }
    },
  });
}

/** Query of a search; an older one that is still in progress is aborted. */
export function searchQuery(query: SearchQuery) {
  const queryKey: QueryKey = ['search', '', query];
  return queryOptions({
    queryKey,
    // Only here: reading `signal` makes TanStack Query abort the request when no observer is left.
    queryFn: ({ client, signal }): Promise<SearchResponse> => sourceOf(client).search(query, signal),
  });
}

/**
 * Creates the query client that pages read records from. Queries read from the source of their client, so that the same
 * page reads over HTTP in the browser and in process on the server.
 */
export function createRecordClient(source: RecordSource, options: { server?: boolean } = {}): RecordClient {
  return new RecordClient(source, {
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
export type PrefetchedQuery = Pick<FetchQueryOptions, 'queryKey' | 'queryFn' | 'meta'>;

/**
 * Prefetches a query unless it is cached. A recent failure is not retried: it was dehydrated with the page.
 * @returns resolves when data or an error is there; never rejects
 */
export async function prefetchPageQuery(client: RecordClient, query: PrefetchedQuery): Promise<void> {
  const state = client.getQueryState(query.queryKey);
  if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < staleTimeMs) return;
  await client.prefetchQuery(query);
}
