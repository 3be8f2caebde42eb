import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Section, type SectionProps } from '@porchlight/ui/layout/Section';
import { SeeAll } from '@porchlight/ui/navigation/SeeAll';
import { EventTeaser } from '@porchlight/ui/surfaces/EventTeaser';
import { useQuery } from '@tanstack/react-query';
import { splitUpcomingAndPast } from '../dates/index.ts';
import { RecordList } from '../records/index.ts';
import { useNow } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { eventTeaser, eventTeasersQuery } from './event.view.ts';

export interface UpcomingEventsProps extends Pick<SectionProps, 'id' | 'tone' | 'spacing' | 'lead'> {
  /** Heading of the section. @default 'Upcoming events' */
  title?: string;
  /** Maximum number of events. @default 3 */
  count?: number;
}

/** A section with the next events for other pages, which must include `eventTeasersQuery` in their queries. */
export function UpcomingEvents({ title = 'Upcoming events', count = 3, ...section }: UpcomingEventsProps) {
  const now = useNow();
  const result = useQuery(eventTeasersQuery);
  const { upcoming } = splitUpcomingAndPast(result.data?.records ?? [], now);
  const empty = (
    <EmptyState text="No events are planned right now. Subscribe below to hear about the next one first." />
  );
  return (
    <Section title={title} action={<SeeAll href={urls.events} context="events" />} {...section}>
      <RecordList name="event" result={result} empty={empty}>
        {() =>
          upcoming.length === 0 ? (
            empty
          ) : (
            <CardGrid>
              {upcoming.slice(0, count).map((event) => (
                <EventTeaser key={event.id} {...eventTeaser(event)} />
              ))}
            </CardGrid>
          )
        }
      </RecordList>
    </Section>
  );
}
