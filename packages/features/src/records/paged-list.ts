import type { ColumnFilters, ListQuery } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { listPageSize } from '@porchlight/contract/limits';
import { type ListDehydrateOptions, type ListQueryOptions, listQuery, type ShownRecord } from '../api/index.ts';
import type { Page, PageArgs, PageHead, ReadQuery } from '../site/index.ts';

/** URL query parameter of the page number. */
const pageParameter = 'page';

/** A paginated public list; each page has its own URL. */
export interface PagedListQuery<Item> {
  /** The resource, for the error text. */
  name: ResourceName;
  /** Path of the first page. */
  path: string;
  /** Records per page. */
  pageSize: number;
  /** Query of a page's records; pages are numbered from 1. */
  pageQuery: (page: number) => ListQueryOptions<Item>;
  /** Query of the first records. @param topicId only those with this topic */
  firstQuery: (count: number, topicId?: number) => ListQueryOptions<Item>;
  /** The same list with further conditions, at another path. */
  withFilter: (path: string, filter: ColumnFilters) => PagedListQuery<Item>;
  /** The same list of the records with a topic, at another path. */
  withTopic: (path: string, topicId: number) => PagedListQuery<Item>;
}

/**
 * Makes a paginated list.
 * @param query sort and other query parameters of the list
 */
export function pagedList<Name extends ResourceName, Field extends keyof RecordOf<Name> = keyof RecordOf<Name>>(
  name: Name,
  path: string,
  query: Omit<ListQuery, 'limit' | 'offset'>,
  { pageSize = listPageSize, ...part }: ListDehydrateOptions<Name, Field> & { pageSize?: number } = {},
): PagedListQuery<ShownRecord<Name, Field>> {
  const pageQuery = (page: number) =>
    listQuery(name, { ...query, limit: pageSize, offset: (page - 1) * pageSize }, part);
  const filteredBy = (filter: ColumnFilters) => ({ ...query, filter: { ...query.filter, ...filter } });
  const queryOf = (topicId?: number) =>
    topicId === undefined ? query : filteredBy({ topics: { is: String(topicId) } });
  return {
    name,
    path,
    pageSize,
    pageQuery,
    firstQuery: (count, topicId) => listQuery(name, { ...queryOf(topicId), limit: count }, part),
    withFilter: (otherPath, filter) => pagedList(name, otherPath, filteredBy(filter), { ...part, pageSize }),
    withTopic: (otherPath, topicId) => pagedList(name, otherPath, queryOf(topicId), { ...part, pageSize }),
  };
}

/**
 * The page number in a URL, from 1.
 * @param searchParams values other than an integer of at least 1, with six digits at most, mean the first page
 */
export function requestedPage(searchParams: URLSearchParams): number {
  const text = searchParams.get(pageParameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** URL of a list's page; that of the first is the list's own. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes('?') ? '&' : '?'}${pageParameter}=${page}` : path;
}

/** Number of pages, at least 1. */
export function pageCountOf(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/**
 * The route's page of a paginated list: adds its query and a head for each page. A page past the last one is a 404.
 * @param listOf the list, or a function that returns it for a URL and what was read, null for none
 * @param page the rest, with the head of the first page
 */
export function pagedPage<Item>(
  listOf: PagedListQuery<Item> | ((args: PageArgs, read: ReadQuery) => PagedListQuery<Item> | null),
  page: Page,
): Page {
  const listFor = (args: PageArgs, read: ReadQuery) => (typeof listOf === 'function' ? listOf(args, read) : listOf);
  return {
    ...page,
    searchParams: [...(page.searchParams ?? []), pageParameter],
    queries: (args, read) => {
      const list = listFor(args, read);
      return [
        ...(list ? [list.pageQuery(requestedPage(args.searchParams))] : []),
        ...(page.queries?.(args, read) ?? []),
      ];
    },
    head: (args, read) => {
      const list = listFor(args, read);
      const head = page.head(args, read);
      return list ? { ...head, ...pagedHead(list, head, requestedPage(args.searchParams), read) } : head;
    },
  };
}

function pagedHead<Item>(
  { path, pageSize, pageQuery }: PagedListQuery<Item>,
  { title, cardTitle = title }: PageHead,
  page: number,
  read: ReadQuery,
): Partial<PageHead> {
  const data = read(pageQuery(page));
  const pageCount = pageCountOf(data?.totalCount ?? 0, pageSize);
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    cardTitle,
    canonicalPath: pageHref(path, page),
    previousPath: page > 1 ? pageHref(path, page - 1) : undefined,
    nextPath: page < pageCount ? pageHref(path, page + 1) : undefined,
    missing: page > 1 && data?.records.length === 0,
  };
}
