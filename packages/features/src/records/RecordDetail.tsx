import type { RecordOf, ResourceName } from '@porchlight/contract/entities';
import { Heading } from '@porchlight/ui/Heading';
import { Loading } from '@porchlight/ui/Loading';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { singleQuery } from '../api/index.ts';
import { FetchFailure } from './FetchFailure.tsx';

export interface RecordDetailProps<Name extends ResourceName> {
  /** The resource, which names the error. */
  name: Name;
  /** The record, by the id of the page's address. */
  query: (id: string) => ReturnType<typeof singleQuery<Name>>;
  /** What the page is headed while there is no record, as in 'Event'. */
  title: string;
  /** The way on from a record that is not there, as in 'See all events'. */
  list: { text: string; href: string };
  /** Draws the record. */
  children: (record: RecordOf<Name>) => ReactNode;
}

/** A record's page on its way, failed or there: 'Loading...' first, then the record or the error's text. spec 4, 8 */
export function RecordDetail<Name extends ResourceName>({
  name,
  query,
  title,
  list,
  children,
}: RecordDetailProps<Name>) {
  const { id = '' } = useParams();
  const result = useQuery(query(id));
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
          <SeeAll href={list.href} text={list.text} />
        </Stack>
      </Section>
    );
  }
  return children(result.data);
}
