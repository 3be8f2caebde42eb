import { eventStatusLabel } from '@porchlight/contract/event-status-label';
import { isOver } from '@porchlight/contract/is-over';
import { titleCharacters } from '@porchlight/contract/limits';
import { joinActionNetworkText, seeAllEventsText } from '@porchlight/contract/texts';
import { LongDate } from '@porchlight/ui/data-display/LongDate';
import { truncate } from '@porchlight/ui/data-display/TruncatedText';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Button } from '@porchlight/ui/inputs/Button';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Columns } from '@porchlight/ui/layout/Columns';
import { Section, type SectionProps } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { EventTeaser } from '@porchlight/ui/surfaces/EventTeaser';
import { useQuery } from '@tanstack/react-query';
import { hasBegun } from '../dates/index.ts';
import { RecordList } from '../records/index.ts';
import { useNow } from '../site/index.ts';
import { eventUrl, urls } from '../urls/index.ts';
import { attendAnEvent, attendQuery, eventTeaser, nextEventQuery } from './event.view.ts';

/** Props of `EventTeasers`: those of its section. */
export type EventTeasersProps = Pick<SectionProps, 'id' | 'tone' | 'spacing' | 'lead'>;

/**
 * The section 'Attend an event' for other pages: the earliest event featured, three more listed, and 'See all event' if
 * there are more than three. If the earliest event is over, the one that goes on or is next is linked above it. Pages
 * that use it must include `attendQuery` and `nextEventQuery` in their queries. spec 2.2, 9
 */
export function EventTeasers(section: EventTeasersProps) {
  const now = useNow();
  const result = useQuery(attendQuery);
  const join = <Link href={urls.actionNetwork}>{joinActionNetworkText}</Link>;
  const teaser = (event: Parameters<typeof eventTeaser>[0]) => ({
    ...eventTeaser(event),
    isPast: isOver(event, now),
  });
  return (
    <Section title="Attend an event" {...section}>
      <RecordList
        name="event"
        result={result}
        empty={<EmptyState text="There are no events on the calendar yet." action={join} />}
      >
        {(events, totalCount) => {
          const { featured, others, hasMore } = attendAnEvent(events, totalCount);
          return (
            <Stack spacing={4}>
              {featured && isOver(featured, now) && <NextEvent />}
              <Columns ratio="wide-start">
                {featured && <EventTeaser layout="featured" {...teaser(featured)} />}
                <Stack spacing={{ xs: 2, md: 3 }}>
                  <CardGrid columns={1} dense>
                    {others.map((event) => (
                      <EventTeaser key={event.id} layout="compact" {...teaser(event)} />
                    ))}
                  </CardGrid>
                  <Stack direction="row" spacing={1.5}>
                    {hasMore && (
                      <Button href={urls.events} variant="outlined">
                        {seeAllEventsText}
                      </Button>
                    )}
                    {join}
                  </Stack>
                </Stack>
              </Columns>
            </Stack>
          );
        }}
      </RecordList>
    </Section>
  );
}

/** One line with the event that goes on or is next; renders nothing if there is none. */
function NextEvent() {
  const now = useNow();
  const [next] = useQuery(nextEventQuery).data?.records ?? [];
  if (!next?.date || isOver(next, now)) return null;
  const statusLabel = eventStatusLabel(next);
  return (
    <Typography variant="lead">
      {/* Without an end it may be over by now, but not its day. */}
      {hasBegun(next, now) && !statusLabel ? 'Happening today' : 'Coming up next'}:{' '}
      <Link href={eventUrl(next)}>{truncate(next.title, titleCharacters).text}</Link>
      {', '}
      <LongDate date={next.date} withTime until={next.end_date} allDay={next.all_day} />
      {statusLabel && ` (${statusLabel})`}
    </Typography>
  );
}
