import { joinActionNetworkText, seeAllEventsText } from '@porchlight/contract/texts';
import { Button } from '@porchlight/ui/Button';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { EventTeaser } from '@porchlight/ui/EventTeaser';
import { LeadAndList } from '@porchlight/ui/LeadAndList';
import { Link } from '@porchlight/ui/Link';
import { Section, type SectionProps } from '@porchlight/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../records/index.ts';
import { useNow } from '../site/now.tsx';
import { urls } from '../urls/index.ts';
import { attendAnEvent, attendQuery, eventTeaser } from './event.view.ts';

/** Where `EventTeasers` stands. */
export type EventTeasersProps = Pick<SectionProps, 'tone' | 'spacing' | 'binding' | 'lead'>;

/**
 * The section 'Attend an event': the earliest event featured, the next three listed, 'See all event' with more than
 * three. For other pages: they start `attendQuery`. spec 2.2, 9
 */
export function EventTeasers(section: EventTeasersProps) {
  const now = useNow();
  const result = useQuery(attendQuery);
  const join = <Link href={urls.actionNetwork}>{joinActionNetworkText}</Link>;
  return (
    <Section title="Attend an event" {...section}>
      <RecordList
        name="event"
        result={result}
        empty={<EmptyState text="Nothing is on the calendar yet." action={join} />}
      >
        {(events, totalCount) => {
          const { featured, others, hasMore } = attendAnEvent(events, totalCount, now);
          return (
            <LeadAndList
              lead={featured && <EventTeaser variant="featured" {...eventTeaser(featured)} />}
              actions={
                <>
                  {hasMore && (
                    <Button href={urls.events} variant="secondary">
                      {seeAllEventsText}
                    </Button>
                  )}
                  {join}
                </>
              }
            >
              {others.map((event) => (
                <EventTeaser key={event.id} variant="compact" {...eventTeaser(event)} />
              ))}
            </LeadAndList>
          );
        }}
      </RecordList>
    </Section>
  );
}
