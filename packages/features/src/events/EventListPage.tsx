import { CardGrid } from '@porchlight/ui/CardGrid';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { EventTeaser } from '@porchlight/ui/EventTeaser';
import { FollowLinks } from '@porchlight/ui/FollowLinks';
import { PageHeader } from '@porchlight/ui/PageHeader';
import { Section } from '@porchlight/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { splitByNow } from '../dates/index.ts';
import { RecordList } from '../records/index.ts';
import { calendarAlternate, calendarFollowLinks } from '../site/follow-links.ts';
import { useNow } from '../site/now.tsx';
import { useOrigin } from '../site/origin.tsx';
import type { Page } from '../site/page.ts';
import { urls } from '../urls/index.ts';
import { eventListQuery, eventTeaser } from './event.view.ts';

/** All events: those to come, the earliest first, and apart from them those that are over. spec 2.1, 9 */
export function EventListPage() {
  const now = useNow();
  const origin = useOrigin();
  const result = useQuery(eventListQuery);
  const { upcoming, past } = splitByNow(result.data?.records ?? [], now);
  return (
    <>
      <PageHeader
        title="Events"
        lead="Land clinics, suppers, seed swaps and rides to the polls. Everything is free unless we say so, and there is always one more chair."
        seed="events"
        block="friendship-star"
      >
        <FollowLinks links={calendarFollowLinks(origin)} />
      </PageHeader>
      <Section title="Coming up" spacing="none">
        <RecordList
          name="event"
          result={result}
          empty={
            <EmptyState text="Nothing is on the calendar yet. Subscribe below and hear of the first date first." />
          }
        >
          {() =>
            upcoming.length === 0 ? (
              <EmptyState text="Nothing is planned right now. Subscribe below and hear of the next date first." />
            ) : (
              <CardGrid>
                {upcoming.map((event, index) => (
                  <EventTeaser key={event.id} priority={index === 0} {...eventTeaser(event)} />
                ))}
              </CardGrid>
            )
          }
        </RecordList>
      </Section>
      {past.length > 0 && (
        <Section title="Already held" tone="band" lead="What you missed, or would like to remember.">
          <CardGrid>
            {past.map((event) => (
              <EventTeaser key={event.id} {...eventTeaser(event)} image={undefined} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}

/** Records and head of the event list. */
export const eventListPage: Page = {
  lists: ['event'],
  queries: () => [eventListQuery],
  head: () => ({
    title: 'Events',
    description:
      'Land clinics, suppers, seed swaps, quilting and rides to the polls in Marrow Creek and around it: what is coming up, and when.',
    canonicalPath: urls.events,
    quilt: { seed: 'events', block: 'friendship-star' },
    alternates: [calendarAlternate],
  }),
};
