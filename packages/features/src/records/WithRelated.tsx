import type { PagedResource } from '@porchlight/contract/discovery';
import { entityOf } from '@porchlight/contract/entities';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { RelatedList } from '@porchlight/ui/navigation/RelatedList';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ParentPage } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import type { RelatedRecords } from './related-list.ts';
import { ShareThisPage } from './ShareThisPage.tsx';

/** Texts of the list of related records. */
export interface RelatedLabels {
  /** Heading, as in 'Other events'. */
  title: string;
  /** Shown if there are no other records. */
  emptyText: string;
}

export interface WithRelatedProps<Item extends { id: number }> {
  /** The resource. */
  name: PagedResource;
  record: { id: number; title: string };
  /** The list page, linked below the related records. */
  list: ParentPage;
  /** Related records, shown beside the record. */
  related: RelatedRecords<Item>;
  labels: RelatedLabels;
  /** Label of the share links, as in 'Share this event'. */
  shareLabel: string;
  /** The record's own content, such as its picture and text. */
  children: ReactNode;
}

/** Body of a record's page: the record, share links, and related records beside it. spec 2.1 */
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
