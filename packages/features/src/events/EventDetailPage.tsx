import type { Event } from '@porchlight/contract/entities';
import { AddToCalendar } from '@porchlight/ui/AddToCalendar';
import { Breadcrumbs } from '@porchlight/ui/Breadcrumbs';
import { Cluster } from '@porchlight/ui/Cluster';
import { DateTile } from '@porchlight/ui/DateTile';
import { LongDate } from '@porchlight/ui/LongDate';
import { Notice } from '@porchlight/ui/Notice';
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
import { eventQuery, eventSeed, relatedEventItems, relatedEventsQuery } from './event.view.ts';

const parents = [{ text: 'Events', href: urls.events }];

/** One event: what it is, when it begins, what else is on. spec 2.1 */
export function EventDetailPage() {
  const { id = '' } = useParams();
  const result = useQuery(eventQuery(id));
  return (
    <RecordDetail name="event" result={result} title="Event" list={{ text: 'See all events', href: urls.events }}>
      {(event) => <EventDetail record={event} />}
    </RecordDetail>
  );
}

/** An event as its page shows it, with others beside it. */
export function EventDetail({ record: event }: { record: Event }) {
  const now = useNow();
  const origin = useOrigin();
  const { data: related } = useQuery(relatedEventsQuery);
  const entry = { name: 'event', record: event, url: origin + urls.event(event.id) } as const;
  const calendar = calendarLinks(entry, now);
  return (
    <>
      <PageHeader
        title={event.title}
        eyebrow={event.flag}
        breadcrumbs={<Breadcrumbs items={parents} current={event.title} />}
      >
        <Cluster>
          <DateTile date={event.date} />
          <div>
            <Text size="lead">
              {event.date ? <LongDate date={event.date} withTime /> : 'The date is still being settled.'}
            </Text>
            {event.date && (
              <Text tone="muted" size="small">
                Eastern Time
              </Text>
            )}
          </div>
        </Cluster>
        {calendar && <AddToCalendar title={event.title} {...calendar} />}
      </PageHeader>
      <Section spacing="none">
        <WithSidebar
          sidebar={
            related && (
              <RelatedList
                title="Other events"
                items={relatedEventItems(related.records, event.id, now)}
                emptyText="Nothing else is planned right now."
                action={<SeeAll href={urls.events} context="events" />}
              />
            )
          }
        >
          <Stack gap={4}>
            {isOver(event.date, now) && (
              <Notice>This event is over. If you were there and took pictures, we would like to see them.</Notice>
            )}
            <ResponsiveImage
              src={pictureUrl(event.image)}
              alt=""
              seed={eventSeed(event)}
              sizes="(max-width: 900px) 100vw, 680px"
              priority
            />
            <Prose text={event.description} />
            <ShareThisPage path={urls.event(event.id)} title={event.title} label="Share this event" />
          </Stack>
        </WithSidebar>
      </Section>
    </>
  );
}

/** Records and head of an event. */
export const eventDetailPage: Page = {
  queries: ({ params }) => [eventQuery(params.id ?? ''), relatedEventsQuery],
  head: ({ params }, read) => {
    const event = read(eventQuery(params.id ?? ''));
    return recordHead(
      'event',
      event && {
        title: event.title,
        description: event.description,
        imageUrl: pictureUrl(event.image),
        seed: eventSeed(event),
        about: { name: 'event', record: event },
      },
      { title: 'Event', canonicalPath: urls.event(params.id ?? ''), parents },
    );
  },
};
