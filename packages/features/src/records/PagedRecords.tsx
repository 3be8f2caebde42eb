import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Button } from '@porchlight/ui/inputs/Button';
import type { ReactNode } from 'react';
import { RecordList } from './RecordList.tsx';
import type { ListPageState } from './usePagedList.ts';

export interface PagedRecordsProps<Item> {
  /** The page, from `usePagedList`. */
  list: ListPageState<Item>;
  /** Name of the list at the start of a sentence, as in 'The gallery'. */
  title: string;
  /** Shown if the list has no records. */
  empty: ReactNode;
  /** Renders the page's records, at least one. */
  children: (records: Item[], totalCount: number) => ReactNode;
}

/** A page of a list with its loading, error and empty states; a page past the last one links to the last one. */
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
