import { Section, type SectionProps } from '@porchlight/ui/Section';
import { Stack } from '@porchlight/ui/Stack';
import type { ReactNode } from 'react';
import { type Dated, splitUpcomingAndPast } from '../dates/index.ts';
import { useNow } from '../site/index.ts';
import { ListPager } from './ListPager.tsx';
import { PagedRecords } from './PagedRecords.tsx';
import type { ListPageState } from './usePagedList.ts';

export interface UpcomingAndPastProps<Item extends Dated> {
  /** The page, from `usePagedList` of a list in the order `soonest`. */
  list: ListPageState<Item>;
  /** Name of the list at the start of a sentence. */
  title: string;
  /** Shown if the list has no records. */
  empty: ReactNode;
  /** Shown if no record is upcoming. */
  nothingUpcoming: ReactNode;
  /** Shown below the upcoming records, on the first page. */
  after?: ReactNode;
  /** Lead of the section of past records, on the first page. */
  pastLead?: string;
  /** Renders the upcoming records, at least one. */
  upcoming: (items: Item[]) => ReactNode;
  /** Renders the past records, at least one. */
  past: (items: Item[]) => ReactNode;
}

/**
 * A page of a list of dated records: upcoming ones, the earliest first, and in a separate section past ones, the latest
 * first. Later pages show whichever of both fall on them. spec 2.1, 9
 */
export function UpcomingAndPast<Item extends Dated>({
  list,
  title,
  empty,
  nothingUpcoming,
  after,
  pastLead,
  ...render
}: UpcomingAndPastProps<Item>) {
  const { upcoming, past } = splitUpcomingAndPast<Item>(list.result.data?.records ?? [], useNow());
  const isFirst = list.page === 1;
  const hasOnlyPast = !isFirst && upcoming.length === 0 && past.length > 0;
  const pager = <ListPager list={list} />;
  const pastSection: SectionProps = { title: 'Past', tone: 'band', lead: isFirst ? pastLead : undefined };
  const firstSection: SectionProps = isFirst || upcoming.length > 0 ? { title: 'Coming up' } : { 'aria-label': title };
  return (
    <>
      {/* The same section element in every state, so that it keeps focus when the page's records arrive. */}
      <Section ref={list.ref} tabIndex={-1} {...(hasOnlyPast ? pastSection : { ...firstSection, spacing: 'none' })}>
        <Stack spacing={6}>
          <PagedRecords list={list} title={title} empty={empty}>
            {() => {
              if (hasOnlyPast) return render.past(past);
              return upcoming.length > 0 ? render.upcoming(upcoming) : nothingUpcoming;
            }}
          </PagedRecords>
          {isFirst && after}
          {(hasOnlyPast || past.length === 0) && pager}
        </Stack>
      </Section>
      {past.length > 0 && !hasOnlyPast && (
        <Section {...pastSection}>
          <Stack spacing={6}>
            {render.past(past)}
            {pager}
          </Stack>
        </Section>
      )}
    </>
  );
}
