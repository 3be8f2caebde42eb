import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { FollowLinks } from '@porchlight/ui/navigation/FollowLinks';
import { EventTeaser } from '@porchlight/ui/surfaces/EventTeaser';
import { pagedPage, UpcomingAndPast, usePagedList } from '../records/index.ts';
import { calendarAlternate, calendarFollowLinks, organization, SitePageHeader, useOrigin } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { eventList, eventTeaser } from './event.view.ts';

/** The paginated list of events: upcoming ones, the earliest first, and separately past ones. spec 2.1, 9 */
export function Component() {
  const origin = useOrigin();
  return (
    <>
      <SitePageHeader title="Events" seed="events" block="friendship-star">
        <FollowLinks links={calendarFollowLinks(origin)} />
      </SitePageHeader>
      <UpcomingAndPast
        list={usePagedList(eventList)}
        title="The list of events"
        empty={
          <EmptyState text="There are no events on the calendar yet. Subscribe below to hear about the first one." />
        }
        nothingUpcoming={
          <EmptyState text="No events are planned right now. Subscribe below to hear about the next one first." />
        }
        pastLead="What you missed, or would like to remember."
        upcoming={(events) => (
          <CardGrid>
            {events.map((event, index) => (
              <EventTeaser key={event.id} priority={index === 0} {...eventTeaser(event)} />
            ))}
          </CardGrid>
        )}
        past={(events) => (
          <CardGrid>
            {events.map((event) => (
              <EventTeaser key={event.id} {...eventTeaser(event)} image={undefined} />
            ))}
          </CardGrid>
        )}
      />
    </>
  );
}

export const page = pagedPage(eventList, {
  lists: ['event'],
  head: () => ({
    title: 'Events',
    description: `Events of ${organization.name}: what is coming up, and when.`,
    canonicalPath: urls.events,
    quilt: { seed: 'events', block: 'friendship-star' },
    alternates: [calendarAlternate],
  }),
});
