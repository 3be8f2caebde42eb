import type { ResourceName } from '@porchlight/contract/calls';
import type { RecordOf } from '@porchlight/contract/entities';
import { Heading } from '@porchlight/ui/Heading';
import { Loading } from '@porchlight/ui/Loading';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import type { ReactNode } from 'react';
import { type FailedResult, FetchFailure } from './FetchFailure.tsx';

/** What `RecordDetail` shows. */
export interface RecordDetailProps<Name extends ResourceName> {
  /** The resource, which names the error. */
  name: Name;
  /** What `useQuery` gave for the record. */
  result: FailedResult & { data?: RecordOf<Name>; isFetching: boolean; isPending: boolean };
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
  result,
  title,
  list,
  children,
}: RecordDetailProps<Name>) {
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
        <Stack gap={3}>
          <Heading level={1}>{title}</Heading>
          <FetchFailure name={name} result={result} />
          <SeeAll href={list.href} text={list.text} />
        </Stack>
      </Section>
    );
  }
  return children(result.data);
}
