import { CardGrid } from '@porchlight/ui/CardGrid';
import { ElectionCard } from '@porchlight/ui/ElectionCard';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { FollowLinks } from '@porchlight/ui/FollowLinks';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Section } from '@porchlight/ui/Section';
import { Stack } from '@porchlight/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { splitByNow } from '../dates/index.ts';
import { RecordList } from '../records/index.ts';
import { calendarAlternate, calendarFollowLinks } from '../site/follow-links.ts';
import { useNow } from '../site/now.tsx';
import { useOrigin } from '../site/origin.tsx';
import type { Page } from '../site/page.ts';
import { urls } from '../urls/index.ts';
import { electionCard, electionListQuery } from './election.view.ts';
import { RegistrationCallout } from './RegistrationCallout.tsx';

/** All elections: those to come, the earliest first, and apart from them those that were held. spec 2.1 */
export function ElectionCalendarPage() {
  const now = useNow();
  const origin = useOrigin();
  const result = useQuery(electionListQuery);
  const { upcoming, past } = splitByNow(result.data?.records ?? [], now);
  return (
    <>
      <PageHeader
        title="Election calendar"
        lead="Every day with something on a ballot in our three counties, school boards and sales taxes included. The date is election day; the hour is when the polls open."
        seed="elections"
        block="north-star"
      >
        <FollowLinks links={calendarFollowLinks(origin)} />
      </PageHeader>
      <Section title="Coming up" spacing="none">
        <Stack gap={6}>
          <RecordList
            name="election"
            result={result}
            empty={
              <EmptyState text="No election is on the calendar. We add each one on the day the county announces it." />
            }
          >
            {() =>
              upcoming.length === 0 ? (
                <EmptyState text="No election is announced right now. We add each one on the day the county announces it." />
              ) : (
                <CardGrid columns={2}>
                  {upcoming.map((election) => (
                    <ElectionCard key={election.id} {...electionCard(election)} />
                  ))}
                </CardGrid>
              )
            }
          </RecordList>
          <RegistrationCallout />
        </Stack>
      </Section>
      {past.length > 0 && (
        <Section title="Already held" tone="band">
          <CardGrid columns={2}>
            {past.map((election) => (
              <ElectionCard key={election.id} isPast {...electionCard(election)} image={undefined} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

/** Records and head of the election calendar. */
export const electionCalendarPage: Page = {
  lists: ['election'],
  queries: () => [electionListQuery],
  head: () => ({
    title: 'Election calendar',
    description:
      'Upcoming elections, run-offs and ballot questions in Alcovy County and its neighbors: election days, when the polls open, and what is decided.',
    canonicalPath: urls.elections,
    quilt: { seed: 'elections', block: 'north-star' },
    alternates: [calendarAlternate],
  }),
};
