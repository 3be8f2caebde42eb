import { Section, type SectionProps } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
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
 * A page of a list of dated records: upcoming ones, the earliest first, and in separate sections past ones, the latest
 * first, and those without a date. Later pages show whichever of them fall on them. spec 2.1, 9
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
  const { upcoming, past, undated } = splitUpcomingAndPast<Item>(list.result.data?.records ?? [], useNow());
  const isFirst = list.page === 1;
  const pager = <ListPager list={list} />;
  const parts: (SectionProps & { items: Item[]; render: (items: Item[]) => ReactNode })[] = [
    { title: 'Coming up', spacing: 'none', items: upcoming, render: render.upcoming },
    { title: 'Past', tone: 'band', lead: isFirst ? pastLead : undefined, items: past, render: render.past },
    { title: 'Date to be announced', items: undated, render: render.upcoming },
  ];
  const [first = parts[0], ...others] = parts.filter(
    ({ items }, index) => items.length > 0 || (isFirst && index === 0),
  );
  const { items: firstItems = [], render: renderFirst, ...firstSection } = first ?? {};
  // While a later page is loading, nothing is known about what it shows.
  const isUnknown = !isFirst && firstItems.length === 0;
  return (
    <>
      {/* The same section element in every state, so that it keeps focus when the page's records arrive. */}
      <Section
        ref={list.ref}
        tabIndex={-1}
        {...(isUnknown ? { 'aria-label': title, spacing: 'none' as const } : firstSection)}
      >
        <Stack spacing={6}>
          <PagedRecords list={list} title={title} empty={empty}>
            {() => (firstItems.length > 0 ? renderFirst?.(firstItems) : nothingUpcoming)}
          </PagedRecords>
          {isFirst && after}
          {others.length === 0 && pager}
        </Stack>
      </Section>
      {others.map(({ items, render: renderItems, ...section }, index) => (
        <Section key={section.title} {...section}>
          <Stack spacing={6}>
            {renderItems(items)}
            {index === others.length - 1 && pager}
          </Stack>
        </Section>
      ))}
    </>
  );
}
