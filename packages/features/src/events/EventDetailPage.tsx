import type { Event } from '@porchlight/contract/entities';
import { Notice } from '@porchlight/ui/Notice';
import { RelatedList } from '@porchlight/ui/RelatedList';
import { SeeAll } from '@porchlight/ui/SeeAll';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isOver } from '../dates/index.ts';
import { DatedDetail, RecordDetail, recordPage } from '../records/index.ts';
import { useNow } from '../site/now.tsx';
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
  const { data: related } = useQuery(relatedEventsQuery);
  return (
    <DatedDetail
      name="event"
      record={event}
      path={urls.event(event.id)}
      parents={parents}
      eyebrow={event.flag}
      undatedText="The date is still being settled."
      seed={eventSeed(event)}
      before={
        isOver(event.date, now) && (
          <Notice>This event is over. If you were there and took pictures, we would like to see them.</Notice>
        )
      }
      shareLabel="Share this event"
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
    />
  );
}

/** Records and head of an event. */
export const eventDetailPage = recordPage('event', {
  query: eventQuery,
  beside: [relatedEventsQuery],
  title: 'Event',
  path: urls.event,
  parents,
  words: (event) => ({
    title: event.title,
    description: event.description,
    imageUrl: pictureUrl(event.image),
    seed: eventSeed(event),
    about: { name: 'event', record: event },
  }),
});
