import { Section, type SectionProps } from '@porchlight/ui/Section';
import { Stack } from '@porchlight/ui/Stack';
import type { ReactNode } from 'react';
import { type Dated, splitByNow } from '../dates/index.ts';
import { useNow } from '../site/index.ts';
import { ListPager } from './ListPager.tsx';
import { PagedRecords } from './PagedRecords.tsx';
import type { ListPageState } from './usePagedList.ts';

export interface UpcomingAndPastProps<Item extends Dated> {
  /** The page, from `usePagedList` of a list in the order `soonest`. */
  list: ListPageState<Item>;
  /** What the list is called in a sentence. */
  title: string;
  /** Stands where there are no records at all. */
  empty: ReactNode;
  /** Stands where everything is over. */
  nothingUpcoming: ReactNode;
  /** Stands below what is coming up, on the first page. */
  after?: ReactNode;
  /** Introduces what is over. */
  pastLead?: string;
  /** Draws what is to come, of which there is at least one. */
  upcoming: (items: Item[]) => ReactNode;
  /** Draws what is over, of which there is at least one. */
  past: (items: Item[]) => ReactNode;
}

/**
 * What takes place, page by page: what is to come, the earliest first, and apart from it what is over, the latest first.
 * Pages after the first show what of both falls on them. spec 2.1, 9
 */
export function UpcomingAndPast<Item extends Dated>({
  list,
  title,
  empty,
  nothingUpcoming,
  after,
  pastLead,
  ...draw
}: UpcomingAndPastProps<Item>) {
  const { upcoming, past } = splitByNow<Item>(list.result.data?.records ?? [], useNow());
  const isFirst = list.page === 1;
  const isAllOver = !isFirst && upcoming.length === 0 && past.length > 0;
  const pager = <ListPager list={list} />;
  const over: SectionProps = { title: 'Already held', tone: 'band', lead: isFirst ? pastLead : undefined };
  const first: SectionProps = isFirst || upcoming.length > 0 ? { title: 'Coming up' } : { 'aria-label': title };
  return (
    <>
      {/* One section whatever is in it, so that the focus stays when the records of a page arrive. */}
      <Section ref={list.ref} tabIndex={-1} {...(isAllOver ? over : { ...first, spacing: 'none' })}>
        <Stack spacing={6}>
          <PagedRecords list={list} title={title} empty={empty}>
            {() => {
              if (isAllOver) return draw.past(past);
              return upcoming.length > 0 ? draw.upcoming(upcoming) : nothingUpcoming;
            }}
          </PagedRecords>
          {isFirst && after}
          {(isAllOver || past.length === 0) && pager}
        </Stack>
      </Section>
      {past.length > 0 && !isAllOver && (
        <Section {...over}>
          <Stack spacing={6}>
            {draw.past(past)}
            {pager}
          </Stack>
        </Section>
      )}
    </>
  );
}
