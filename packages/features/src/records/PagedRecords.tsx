import { Button } from '@porchlight/ui/Button';
import { EmptyState } from '@porchlight/ui/EmptyState';
import type { ReactNode } from 'react';
import { RecordList } from './RecordList.tsx';
import type { ListPageState } from './usePagedList.ts';

export interface PagedRecordsProps<Item> {
  /** The page, from `usePagedList`. */
  list: ListPageState<Item>;
  /** What the list is called in a sentence, as in 'The gallery'. */
  title: string;
  /** Stands where there are no records at all. */
  empty: ReactNode;
  /** Draws the records of the page, of which there is at least one. */
  children: (records: Item[], totalCount: number) => ReactNode;
}

/** A page of a list on its way, failed, empty or there; past the last page it leads back to it. */
export function PagedRecords<Item>({
  list: { name, page, pager, result },
  title,
  empty,
  children,
}: PagedRecordsProps<Item>) {
  const pastTheEnd = (
    <EmptyState
      text={`${title} has no page ${page}.`}
      action={<Button href={pager.hrefFor(pager.pageCount)}>Go to the last page</Button>}
    />
  );
  return (
    <RecordList name={name} result={result} empty={page > 1 ? pastTheEnd : empty}>
      {children}
    </RecordList>
  );
}
