import type { PagedResource } from '@porchlight/contract/discovery';
import { entityOf, fetchErrorText, type RecordOf } from '@porchlight/contract/entities';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { type PrefetchedQuery, singleQuery } from '../api/index.ts';
import type { HeadRecord, Page, PageHead, ParentPage, ReadQuery } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { FetchFailure } from './FetchFailure.tsx';
import { recordSeed } from './record-seed.ts';
import { summary } from './summary.ts';

/** A record's data for the page's head. */
export interface RecordSummary {
  title: string;
  /** Truncated to the length that search results show. */
  description: string;
  /** URL of the record's picture. */
  imageUrl?: string | null;
  /** The record itself, for structured data and social cards. */
  about?: HeadRecord;
}

export interface RecordPage<Name extends PagedResource> {
  /** Renders the record. */
  Detail: ComponentType<{ record: RecordOf<Name> }>;
  /** Queries of what is shown beside the record. */
  relatedQueries?: readonly PrefetchedQuery[];
  /** Queries that depend on the record. */
  queriesOf?: (record: RecordOf<Name>) => readonly PrefetchedQuery[];
  /** The list page, its parent. */
  list: ParentPage;
  /** Text of the link to the list, shown if the record can't be loaded, as in 'See all events'. */
  seeAll: string;
  /** Open Graph type. @default 'website' */
  type?: PageHead['type'];
  /** @param read returns what the page's queries have read */
  summarize: (record: RecordOf<Name>, read: ReadQuery) => RecordSummary;
}

/**
 * The page of one record, as its route exports it: component, queries, and a head made from the record. Includes the
 * loading and error states. spec 4, 8
 */
export function recordPage<Name extends PagedResource>(
  name: Name,
  { Detail, relatedQueries = [], queriesOf, list, seeAll, type, summarize }: RecordPage<Name>,
): { Component: ComponentType; page: Page } {
  const parents = [list];
  // Heading if there is no record.
  const title = entityOf(name).search?.one ?? '';
  return {
    Component: function RecordPage() {
      const { id = '' } = useParams();
      const result = useQuery(singleQuery(name, id));
      if (result.isPending || (!result.data && result.isFetching)) {
        return (
          <Section width="prose">
            <Loading />
          </Section>
        );
      }
      if (!result.data) {
        return (
          <Section width="prose">
            <Stack spacing={3}>
              <Heading level={1}>{title}</Heading>
              <FetchFailure name={name} result={result} />
              <SeeAll href={list.href} text={seeAll} />
            </Stack>
          </Section>
        );
      }
      return <Detail key={result.data.id} record={result.data} />;
    },
    page: {
      queries: ({ params: { id = '' } }, read) => {
        const record = queriesOf && read(singleQuery(name, id));
        return [singleQuery(name, id), ...relatedQueries, ...(record ? queriesOf(record) : [])];
      },
      head: ({ params: { id = '' } }, read) => {
        const record = read(singleQuery(name, id));
        // URLs with any slug have the same canonical path.
        const canonicalPath = urls[name](id);
        if (!record) return { title, description: fetchErrorText(name), canonicalPath, parents };
        const recordSummary = summarize(record, read);
        return {
          title: summary(recordSummary.title),
          description: summary(recordSummary.description) || recordSummary.title,
          canonicalPath,
          type,
          imageUrl: recordSummary.imageUrl ?? undefined,
          about: recordSummary.about,
          parents,
          quilt: { seed: recordSeed(name, record) },
        };
      },
    },
  };
}
