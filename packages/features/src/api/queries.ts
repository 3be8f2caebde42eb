import type { ListQuery } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import type { AskedState } from '@porchlight/contract/publication';
import type { ListPage, RecordSource } from '@porchlight/contract/rendering';
import type { SearchAnswer, SearchQuery } from '@porchlight/contract/search';
import { QueryCache, QueryClient, type QueryFunctionContext, type QueryKey, queryOptions } from '@tanstack/react-query';
import { isClientFault } from './api-error.ts';
import { reportFailure } from './report-failure.ts';

/** How long records count as fresh in the browser, in milliseconds. */
const freshMs = 30_000;

/** The cache of records: TanStack's query client. */
export type RecordClient = QueryClient;

/** Key of a list; `listKey(name)` alone covers every list of the resource. */
export const listKey = (name: ResourceName, query?: ListQuery): QueryKey =>
  query === undefined ? ['list', name] : ['list', name, query];

/** Key of one record. */
export const singleKey = (name: ResourceName, id: string): QueryKey => ['single', name, id];

/** Key of who is signed in. */
export const sessionKey: QueryKey = ['session'];

/** Key of the latest changes of everything, which every change makes old. */
export const latestChangesKey: QueryKey = ['latest changes'];

/** What a list query gives. */
export interface ListData<Item> {
  records: Item[];
  /** Records in all; null when the backend does not say. */
  totalCount: number | null;
  page?: ListPage;
}

/**
 * The part of an answer that a rendered page carries to the browser, where a page asks for more than it shows.
 * Whatever is drawn from the part must be what is drawn from the whole.
 */
export type Dehydrate = (data: unknown, now: Date) => unknown;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { dehydrate?: Dehydrate };
    /** What a call fails with; `status` is that of the answer. */
    defaultError: Error & { status?: number };
  }
}

/** What a rendered page carries of a list. */
export interface ListPart<Name extends ResourceName, Field extends keyof RecordOf<Name>> {
  /** The fields that are shown, besides the id. @default all */
  shows?: readonly Field[];
  /** Chooses records, where a page shows fewer than it asks for. */
  dehydrate?: (records: RecordOf<Name>[], now: Date) => RecordOf<Name>[];
}

/** A record with the fields that a list shows. */
export type ShownRecord<Name extends ResourceName, Field extends keyof RecordOf<Name>> = Pick<
  RecordOf<Name>,
  Field | ('id' & keyof RecordOf<Name>)
>;

/** The options of a query that gives a list. */
export type ListQueryOptions<Item> = ReturnType<typeof listOptions<Item>>;

/**
 * A list of records: `{ records: Article[], totalCount }`. Two that ask for the same have to show the same.
 * @param part what a rendered page carries of it; whoever draws the list knows no other fields
 */
export function listQuery<Name extends ResourceName, Field extends keyof RecordOf<Name> = keyof RecordOf<Name>>(
  name: Name,
  query: ListQuery = {},
  { shows, dehydrate }: ListPart<Name, Field> = {},
): ListQueryOptions<ShownRecord<Name, Field>> {
  if (!shows && !dehydrate) return listOptions(name, query);
  return listOptions(name, query, (data, now) => {
    const { records, totalCount } = data as ListData<RecordOf<Name>>;
    const part = dehydrate ? dehydrate(records, now) : records;
    return {
      records: shows ? part.map((record) => only(record, ['id', ...shows])) : part,
      totalCount: totalCount ?? records.length,
    };
  });
}

/** A list of rows that are read as `Item`, whatever the resource; what it shows is described elsewhere. */
export function listOptions<Item>(name: ResourceName, query: ListQuery, dehydrate?: Dehydrate) {
  return queryOptions<ListData<Item>>({ queryKey: listKey(name, query), meta: dehydrate && { dehydrate } });
}

function only(record: object, fields: readonly PropertyKey[]): object {
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));
}

/** One record, by the id of its address. */
export function singleQuery<Name extends ResourceName>(name: Name, id: string) {
  return queryOptions<RecordOf<Name>>({ queryKey: singleKey(name, id) });
}

/** What a search finds; an older one that is still under way is broken off. */
export function searchQuery(query: SearchQuery) {
  return queryOptions<SearchAnswer>({ queryKey: ['search', '', query] });
}

/**
 * The cache of records that pages read from. Its queries carry keys only; the source knows how to fetch them,
 * so that the same page reads over HTTP in a browser and in process on the server.
 */
export function createRecordClient(source: RecordSource, options: { server?: boolean } = {}): QueryClient {
  return new QueryClient({
    // The rendering server tells of its failures itself.
    queryCache: new QueryCache(
      options.server
        ? {}
        : {
            onError: (error, { queryKey }) =>
              reportFailure(`fetch ${queryKey.filter((part) => typeof part === 'string').join(' ')}`, error),
          },
    ),
    defaultOptions: {
      // Without a connection a change fails at once and says so; nothing is sent later behind somebody's back.
      mutations: { networkMode: 'always' },
      queries: {
        queryFn: (context) => fetchKey(source, context),
        staleTime: options.server ? Number.POSITIVE_INFINITY : freshMs,
        gcTime: options.server ? Number.POSITIVE_INFINITY : undefined,
        // A failed page stays as it is until the visitor asks again.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        retry: options.server ? false : (failures, error) => failures < 2 && !isClientFault(error),
      },
    },
  });
}

/** A query that a page starts. */
export interface StartedQuery {
  queryKey: QueryKey;
  meta?: { dehydrate?: Dehydrate };
}

/**
 * Starts fetching what a page shows, unless it is there. What has just failed is not asked again: it came with the page.
 * @returns when the answer or the failure is there; never throws
 */
export async function startQuery(client: RecordClient, { queryKey, meta }: StartedQuery): Promise<void> {
  const state = client.getQueryState(queryKey);
  if (state?.status === 'error' && Date.now() - state.errorUpdatedAt < freshMs) return;
  await client.prefetchQuery({ queryKey, meta });
}

function fetchKey(source: RecordSource, context: QueryFunctionContext): Promise<unknown> {
  const [kind, name, detail, state] = context.queryKey as [string, ResourceName, unknown, AskedState | undefined];
  switch (kind) {
    case 'list':
      return source.list(name, (detail ?? {}) as ListQuery);
    case 'single':
      return source.single(name, String(detail), state);
    case 'search':
      // Only here: reading the signal is what tells the cache to break off what nobody waits for any more.
      return source.search(detail as SearchQuery, context.signal);
    default:
      throw new Error(`No source is known for the query ${JSON.stringify(context.queryKey)}.`);
  }
}
