import type { PagedResource } from '@porchlight/contract/discovery';
import { entityOf, fetchErrorText, type RecordOf } from '@porchlight/contract/entities';
import { Heading } from '@porchlight/ui/Heading';
import { Loading } from '@porchlight/ui/Loading';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { type StartedQuery, singleQuery } from '../api/index.ts';
import type { HeadRecord, Page, PageHead, ParentPage } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { FetchFailure } from './FetchFailure.tsx';
import { recordSeed } from './record-seed.ts';
import { summary } from './summary.ts';

/** What the head says of a record, in the record's own words. */
export interface RecordSummary {
  title: string;
  /** Cut to what search results show. */
  description: string;
  /** Its picture. */
  imageUrl?: string | null;
  /** The record itself, for search engines and shared links. */
  about?: HeadRecord;
}

/** What the page of one record is made of. */
export interface RecordPage<Name extends PagedResource> {
  /** Draws the record. */
  Detail: ComponentType<{ record: RecordOf<Name> }>;
  /** What stands beside it. */
  beside?: readonly StartedQuery[];
  /** The list above it. */
  list: ParentPage;
  /** The way on from a record that is not there, as in 'See all events'. */
  seeAll: string;
  /** Open Graph type. @default 'website' */
  type?: PageHead['type'];
  summarize: (record: RecordOf<Name>) => RecordSummary;
}

/**
 * The page of one record, as its route exports it: what is drawn, its queries, and a head that says what the record says.
 * On its way it says 'Loading...', and that it failed where it does. spec 4, 8
 */
export function recordPage<Name extends PagedResource>(
  name: Name,
  { Detail, beside = [], list, seeAll, type, summarize }: RecordPage<Name>,
): { Component: ComponentType; page: Page } {
  const parents = [list];
  // Headed so while there is no record.
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
      queries: ({ params: { id = '' } }) => [singleQuery(name, id), ...beside],
      head: ({ params: { id = '' } }, read) => {
        const record = read(singleQuery(name, id));
        // Every slug leads to one address.
        const canonicalPath = urls[name](id);
        if (!record) return { title, description: fetchErrorText(name), canonicalPath, parents };
        const summarized = summarize(record);
        return {
          title: summary(summarized.title),
          description: summary(summarized.description) || summarized.title,
          canonicalPath,
          type,
          imageUrl: summarized.imageUrl ?? undefined,
          about: summarized.about,
          parents,
          quilt: { seed: recordSeed(name, record) },
        };
      },
    },
  };
}
