import type { ListQuery } from '@porchlight/contract/calls';
import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { listPageSize } from '@porchlight/contract/limits';
import { type ListPart, type ListQueryOptions, listQuery, type ShownRecord } from '../api/index.ts';
import type { Page, PageArgs, PageHead, ReadQuery } from '../site/index.ts';

/** Query parameter that names the page. */
const pageParameter = 'page';

/** A public list that comes page by page, each under an address of its own. */
export interface PagedListQuery<Item> {
  /** The resource, which names the error. */
  name: ResourceName;
  /** The address of its first page. */
  path: string;
  /** Records on a page. */
  pageSize: number;
  /** The records of a page, from 1. */
  pageQuery: (page: number) => ListQueryOptions<Item>;
}

/**
 * Makes a list that comes page by page.
 * @param query its order and what is asked of its records
 */
export function pagedList<Name extends ResourceName, Field extends keyof RecordOf<Name> = keyof RecordOf<Name>>(
  name: Name,
  path: string,
  query: Omit<ListQuery, 'limit' | 'offset'>,
  { pageSize = listPageSize, ...part }: ListPart<Name, Field> & { pageSize?: number } = {},
): PagedListQuery<ShownRecord<Name, Field>> {
  const pageQuery = (page: number) =>
    listQuery(name, { ...query, limit: pageSize, offset: (page - 1) * pageSize }, part);
  return { name, path, pageSize, pageQuery };
}

/**
 * The page that an address asks for, from 1.
 * @param searchParams anything but a whole number from 1 on, as people and robots type it, means the first page
 */
export function askedPage(searchParams: URLSearchParams): number {
  const text = searchParams.get(pageParameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The address of a list's page; the first has no query. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}?${pageParameter}=${page}` : path;
}

/** Pages in all, at least 1. */
export function pageCountOf(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/**
 * The page around a paged list: its records, and a head for each of its pages. A page past the last one answers 404.
 * @param listOf the list, or which one an address names; null for none
 * @param page everything else, its head as that of the first page
 */
export function pagedPage<Item>(
  listOf: PagedListQuery<Item> | ((args: PageArgs) => PagedListQuery<Item> | null),
  page: Omit<Page, 'searchParams'>,
): Page {
  const find = (args: PageArgs) => (typeof listOf === 'function' ? listOf(args) : listOf);
  return {
    ...page,
    searchParams: [pageParameter],
    queries: (args) => {
      const list = find(args);
      return [...(list ? [list.pageQuery(askedPage(args.searchParams))] : []), ...(page.queries?.(args) ?? [])];
    },
    head: (args, read) => {
      const list = find(args);
      const head = page.head(args, read);
      return list ? { ...head, ...pageOfHead(list, head.title, askedPage(args.searchParams), read) } : head;
    },
  };
}

function pageOfHead<Item>(
  { path, pageSize, pageQuery }: PagedListQuery<Item>,
  title: string,
  page: number,
  read: ReadQuery,
): Partial<PageHead> {
  const answer = read(pageQuery(page));
  const pageCount = pageCountOf(answer?.totalCount ?? 0, pageSize);
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    cardTitle: title,
    canonicalPath: pageHref(path, page),
    previousPath: page > 1 ? pageHref(path, page - 1) : undefined,
    nextPath: page < pageCount ? pageHref(path, page + 1) : undefined,
    missing: page > 1 && answer?.records.length === 0,
  };
}
