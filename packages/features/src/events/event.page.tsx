import type { Event } from '@porchlight/contract/entities';
import { eventStatusLabel } from '@porchlight/contract/event-status-label';
import { isOver } from '@porchlight/contract/is-over';
import { ruleInWords } from '@porchlight/contract/recurrence-words';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { DatedDetail, recordPage, TopicLinks } from '../records/index.ts';
import { useNow } from '../site/index.ts';
import { pictureUrl, urls } from '../urls/index.ts';
import { EventDates } from './EventDates.tsx';
import { EventLocation } from './EventLocation.tsx';
import { relatedEvents } from './event.view.ts';
import { datesQuery } from './event-dates.ts';
import { RegisterLink } from './RegisterLink.tsx';

/** Texts of the list beside an event. */
const relatedLabels = { title: 'Other events', emptyText: 'No other events are planned right now.' };
const statusNotices = {
  scheduled: '',
  postponed: 'This event is postponed. It will not take place on the announced date. We will give the new date here.',
  cancelled: 'This event is cancelled. It will not take place.',
} as const;
const list = { text: 'Events', href: urls.events };

/** The content of an event's page, with other events beside it. */
export function Detail({ record: event }: { record: Event }) {
  const now = useNow();
  const statusLabel = eventStatusLabel(event);
  return (
    <DatedDetail
      name="event"
      record={event}
      list={list}
      note={[statusLabel, event.flag].filter(Boolean).join(' · ')}
      undatedText="The date is not set yet."
      before={
        <>
          {statusLabel && <Notice tone="important">{statusNotices[event.status]}</Notice>}
          {!statusLabel && isOver(event, now) && (
            <Notice>This event is over. If you were there and took pictures, we would like to see them.</Notice>
          )}
          <EventLocation event={event} />
          <RegisterLink event={event} />
        </>
      }
      after={
        <>
          <EventDates event={event} />
          <TopicLinks topics={event.topics} />
        </>
      }
      shareLabel="Share this event"
      related={relatedEvents}
      labels={relatedLabels}
    />
  );
}

/** The page of one event: what it is, when it begins, and other events. spec 2.1 */
export const { Component, page } = recordPage('event', {
  Detail,
  relatedQueries: [relatedEvents.query],
  queriesOf: ({ series }) => (series ? [datesQuery(series)] : []),
  list,
  seeAll: 'See all events',
  summarize: (event, read) => ({
    title: [eventStatusLabel(event), event.title].filter(Boolean).join(': '),
    description: event.description,
    imageUrl: pictureUrl(event.image),
    about: {
      name: 'event',
      record: event,
      ...(event.series && {
        dates: read(datesQuery(event.series))?.records,
        rule: ruleInWords(event.repeats),
      }),
    },
  }),
});
