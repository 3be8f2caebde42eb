import type { PagedResource } from '@porchlight/contract/discovery';
import { entityOf } from '@porchlight/contract/entities';
import { Columns } from '@porchlight/ui/Columns';
import { RelatedList } from '@porchlight/ui/RelatedList';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ParentPage } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import type { RelatedRecords } from './related-list.ts';
import { ShareThisPage } from './ShareThisPage.tsx';

/** What stands beside a record, in words. */
export interface RelatedLabels {
  /** Heading, as in 'Other events'. */
  title: string;
  /** Said where the record is the only one. */
  emptyText: string;
}

export interface WithRelatedProps<Item extends { id: number }> {
  /** The resource. */
  name: PagedResource;
  record: { id: number; title: string };
  /** The list above it, which leads to all of them. */
  list: ParentPage;
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
  name,
  record,
  list,
  related,
  labels,
  shareLabel,
  children,
}: WithRelatedProps<Item>) {
  const { data } = useQuery(related.query);
  const context = entityOf(name).search?.many.toLowerCase();
  return (
    <Section spacing="none">
      <Columns ratio="wide-start">
        <Stack spacing={4}>
          {children}
          <ShareThisPage path={urls[name](record.id)} title={record.title} label={shareLabel} />
        </Stack>
        {data && (
          <RelatedList
            {...labels}
            items={related.items(data.records, record.id)}
            action={<SeeAll href={list.href} context={context} />}
          />
        )}
      </Columns>
    </Section>
  );
}
