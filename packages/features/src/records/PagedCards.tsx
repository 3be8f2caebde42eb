import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import type { ReactNode } from 'react';
import { ListPager } from './ListPager.tsx';
import { PagedRecords, type PagedRecordsProps } from './PagedRecords.tsx';
import type { PagedListQuery } from './paged-list.ts';
import { usePagedList } from './usePagedList.ts';

export interface PagedCardsProps<Item> extends Pick<PagedRecordsProps<Item>, 'title' | 'empty'> {
  list: PagedListQuery<Item>;
  /** Accessible name of the section, as in 'All stories'. */
  label: string;
  /** Renders the page's records, at least one. */
  children: (records: Item[]) => ReactNode;
}

/** A page of a list: its records as cards, and the pager below them. */
export function PagedCards<Item>({ list, title, label, empty, children }: PagedCardsProps<Item>) {
  const page = usePagedList(list);
  return (
    <Section ref={page.ref} tabIndex={-1} aria-label={label} spacing="none">
      <Stack spacing={6}>
        <PagedRecords list={page} title={title} empty={empty}>
          {children}
        </PagedRecords>
        <ListPager list={page} />
      </Stack>
    </Section>
  );
}
