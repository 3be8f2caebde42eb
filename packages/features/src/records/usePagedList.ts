import type { ResourceName } from '@porchlight/contract/entities';
import type { PagerProps } from '@porchlight/ui/navigation/Pager';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PagedListQuery, pageCountOf, pageHref, requestedPage } from './paged-list.ts';
import type { ListResult } from './RecordList.tsx';
import { useFocusOnPageChange } from './useFocusOnPageChange.ts';

/** State of a page of a public list. */
export interface ListPageState<Item> {
  /** The resource, for the error text. */
  name: ResourceName;
  /** Page number in the URL, from 1. */
  page: number;
  /** Props of the list's pager, and the number of pages. */
  pager: Pick<PagerProps, 'page' | 'hasNext' | 'hrefFor'> & { pageCount: number };
  /** Result of the query of the page's records. */
  result: ListResult<Item>;
  /** Ref for the element that gets focus when the page changes; it needs `tabIndex={-1}`. */
  ref: RefObject<HTMLElement | null>;
}

/** Reads the page number from the URL and queries that page of a public list. */
export function usePagedList<Item>(list: PagedListQuery<Item>): ListPageState<Item> {
  const [searchParams] = useSearchParams();
  const page = requestedPage(searchParams);
  const result = useQuery(list.pageQuery(page));
  const ref = useFocusOnPageChange(page);
  const pageCount = pageCountOf(result.data?.totalCount ?? 0, list.pageSize);
  const hrefFor = (number: number) => pageHref(list.path, number);
  return {
    name: list.name,
    page,
    pager: { page, pageCount, hasNext: page < pageCount, hrefFor },
    result,
    ref,
  };
}
