import { ElectionCards, electionList } from '../../elections/index.ts';
import { EventCards, EventTeasers, eventList } from '../../events/index.ts';
import { urls } from '../../urls/index.ts';
import { firstQuery } from '../first-query.ts';
import { PlacedRecords, recordSectionProps } from '../PlacedRecords.tsx';
import { type PropsOfKind, type SectionViews, view } from '../section-view.ts';
import { useUpcoming } from '../useUpcoming.ts';

/** The earliest event and three more. spec 2.2 */
function AttendEventSection({ tone, place }: PropsOfKind<'attendEvent'>) {
  return <EventTeasers {...recordSectionProps(tone, place)} />;
}

/** The next events. */
function UpcomingEventsSection({ title, topic, count, ...rest }: PropsOfKind<'upcomingEvents'>) {
  const result = useUpcoming(firstQuery(eventList, count, topic?.id));
  return (
    <PlacedRecords
      title={title || 'Upcoming events'}
      resource="event"
      result={result}
      href={urls.events}
      plural="events"
      topic={topic}
      {...rest}
    >
      {(events) => <EventCards events={events} />}
    </PlacedRecords>
  );
}

/** The next elections. */
function UpcomingElectionsSection({ title, count, ...rest }: PropsOfKind<'upcomingElections'>) {
  const result = useUpcoming(firstQuery(electionList, count));
  return (
    <PlacedRecords
      title={title || 'Upcoming elections'}
      resource="election"
      result={result}
      href={urls.elections}
      plural="elections"
      {...rest}
    >
      {(elections) => <ElectionCards elections={elections} />}
    </PlacedRecords>
  );
}

/** Kinds that show what has a date. */
export const eventsViews: SectionViews = {
  attendEvent: view<'attendEvent'>(AttendEventSection, { tone: 'value' }),
  upcomingEvents: view<'upcomingEvents'>(UpcomingEventsSection, {
    ...({ title: 'text', topic: 'record', count: 'value', tone: 'value' } as const),
  }),
  upcomingElections: view<'upcomingElections'>(UpcomingElectionsSection, {
    ...({ title: 'text', lead: 'text', count: 'value', tone: 'value' } as const),
  }),
};
