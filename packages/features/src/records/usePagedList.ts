import type { ResourceName } from '@porchlight/contract/entities';
import type { PagerProps } from '@porchlight/ui/Pager';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askedPage, type PagedListQuery, pageCountOf, pageHref } from './paged-list.ts';
import type { ListResult } from './RecordList.tsx';
import { useFocusOnPageChange } from './useFocusOnPageChange.ts';

/** A page of a public list. */
export interface ListPageState<Item> {
  /** The resource, which names the error. */
  name: ResourceName;
  /** Which page the address asks for, from 1. */
  page: number;
  /** Where the list and its pages are. */
  pager: Pick<PagerProps, 'page' | 'hasNext' | 'hrefFor'> & { pageCount: number };
  /** What came of the page's records. */
  result: ListResult<Item>;
  /** Ref of the element that takes the focus when the page changes; it needs `tabIndex={-1}`. */
  ref: RefObject<HTMLElement | null>;
}

/** The page of a public list that the address asks for. */
export function usePagedList<Item>(list: PagedListQuery<Item>): ListPageState<Item> {
  const [searchParams] = useSearchParams();
  const page = askedPage(searchParams);
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
