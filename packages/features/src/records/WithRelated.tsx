import { Columns } from '@porchlight/ui/Columns';
import { RelatedList } from '@porchlight/ui/RelatedList';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RelatedRecords } from './related-list.ts';
import { ShareThisPage } from './ShareThisPage.tsx';

/** What stands beside a record, in words. */
export interface RelatedLabels {
  /** Heading, as in 'Other events'. */
  title: string;
  /** Said where the record is the only one. */
  emptyText: string;
  /** The way to all of them: the list's path, and what they are called, as in 'events'. */
  all: { href: string; context: string };
}

export interface WithRelatedProps<Item extends { id: number }> {
  record: { id: number; title: string };
  /** Path of the record's one address. */
  path: string;
  /** What stands beside it. */
  related: RelatedRecords<Item>;
  labels: RelatedLabels;
  /** Asks to share, as in 'Share this event'. */
  shareLabel: string;
  /** The record's picture, text and whatever else it has. */
  children: ReactNode;
}

/** The body of a record's page: the record, the ways to share it, and others of its kind beside it. spec 2.1 */
export function WithRelated<Item extends { id: number }>({
  record,
  path,
  related,
  labels,
  shareLabel,
  children,
}: WithRelatedProps<Item>) {
  const { data } = useQuery(related.query);
  const { all, ...others } = labels;
  return (
    <Section spacing="none">
      <Columns ratio="wide-start">
        <Stack spacing={4}>
          {children}
          <ShareThisPage path={path} title={record.title} label={shareLabel} />
        </Stack>
        {data && (
          <RelatedList {...others} items={related.items(data.records, record.id)} action={<SeeAll {...all} />} />
        )}
      </Columns>
    </Section>
  );
}
