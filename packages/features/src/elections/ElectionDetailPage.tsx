import type { Election } from '@porchlight/contract/entities';
import { AddToCalendar } from '@porchlight/ui/AddToCalendar';
import { Breadcrumbs } from '@porchlight/ui/Breadcrumbs';
import { Cluster } from '@porchlight/ui/Cluster';
import { DateTile } from '@porchlight/ui/DateTile';
import { LongDate } from '@porchlight/ui/LongDate';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Prose } from '@porchlight/ui/Prose';
import { RelatedList } from '@porchlight/ui/RelatedList';
import { ResponsiveImage } from '@porchlight/ui/ResponsiveImage';
import { Section } from '@porchlight/ui/Section';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { Stack } from '@porchlight/ui/Stack';
import { Text } from '@porchlight/ui/Text';
import { WithSidebar } from '@porchlight/ui/WithSidebar';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { calendarLinks, isOver } from '../dates/index.ts';
import { RecordDetail, recordHead } from '../records/index.ts';
import { useNow } from '../site/now.tsx';
import { useOrigin } from '../site/origin.tsx';
import type { Page } from '../site/page.ts';
import { ShareThisPage } from '../site/ShareThisPage.tsx';
import { pictureUrl, urls } from '../urls/index.ts';
import { electionQuery, electionSeed, relatedElectionItems, relatedElectionsQuery } from './election.view.ts';
import { RegistrationCallout } from './RegistrationCallout.tsx';

const parents = [{ text: 'Election calendar', href: urls.elections }];

/** One election: when the polls open, what is decided, what is voted on next. spec 2.1 */
export function ElectionDetailPage() {
  const { id = '' } = useParams();
  const result = useQuery(electionQuery(id));
  return (
    <RecordDetail
      name="election"
      result={result}
      title="Election"
      list={{ text: 'See the election calendar', href: urls.elections }}
    >
      {(election) => <ElectionDetail record={election} />}
    </RecordDetail>
  );
}

/** An election as its page shows it, with others beside it. */
export function ElectionDetail({ record: election }: { record: Election }) {
  const now = useNow();
  const origin = useOrigin();
  const { data: related } = useQuery(relatedElectionsQuery);
  const entry = { name: 'election', record: election, url: origin + urls.election(election.id) } as const;
  const calendar = calendarLinks(entry, now);
  return (
    <>
      <PageHeader
        title={election.title}
        eyebrow={isOver(election.date, now) ? 'Already held' : undefined}
        breadcrumbs={<Breadcrumbs items={parents} current={election.title} />}
      >
        <Cluster>
          <DateTile date={election.date} />
          <div>
            <Text size="lead">
              {election.date ? <LongDate date={election.date} withTime /> : 'The county has not set the day yet.'}
            </Text>
            {election.date && (
              <Text tone="muted" size="small">
                Eastern Time
              </Text>
            )}
          </div>
        </Cluster>
        {calendar && <AddToCalendar title={election.title} {...calendar} />}
      </PageHeader>
      <Section spacing="none">
        <WithSidebar
          sidebar={
            related && (
              <RelatedList
                title="Other elections"
                items={relatedElectionItems(related.records, election.id, now)}
                emptyText="No other election is announced."
                action={<SeeAll href={urls.elections} context="elections" />}
              />
            )
          }
        >
          <Stack gap={4}>
            <ResponsiveImage
              src={pictureUrl(election.image)}
              alt=""
              seed={electionSeed(election)}
              sizes="(max-width: 900px) 100vw, 680px"
              priority
            />
            <Prose text={election.description} />
            {!isOver(election.date, now) && <RegistrationCallout />}
            <ShareThisPage path={urls.election(election.id)} title={election.title} label="Share this election" />
          </Stack>
        </WithSidebar>
      </Section>
    </>
  );
}

/** Records and head of an election. */
export const electionDetailPage: Page = {
  queries: ({ params }) => [electionQuery(params.id ?? ''), relatedElectionsQuery],
  head: ({ params }, read) => {
    const election = read(electionQuery(params.id ?? ''));
    return recordHead(
      'election',
      election && {
        title: election.title,
        description: election.description,
        imageUrl: pictureUrl(election.image),
        seed: electionSeed(election),
        about: { name: 'election', record: election },
      },
      { title: 'Election', canonicalPath: urls.election(params.id ?? ''), parents },
    );
  },
};
