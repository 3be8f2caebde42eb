import type { Event } from '@porchlight/contract/entities';
import { ruleInWords } from '@porchlight/contract/recurrence-words';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Stack } from '@porchlight/ui/layout/Stack';
import { DateLinks } from '@porchlight/ui/navigation/DateLinks';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../site/index.ts';
import { datesQuery, otherDates } from './event-dates.ts';

/** The other dates of an event that repeats, with its rule in words; nothing for another event. */
export function EventDates({ event }: { event: Pick<Event, 'id' | 'title' | 'series' | 'repeats'> }) {
  // The preview of a new event has no series yet.
  return event.series ? <SeriesDates event={event} series={event.series} /> : null;
}

function SeriesDates({ event, series }: { event: Pick<Event, 'id' | 'title' | 'repeats'>; series: number }) {
  const now = useNow();
  const { data } = useQuery(datesQuery(series));
  const dates = data ? otherDates(data.records, event, now) : [];
  if (dates.length === 0) return null;
  return (
    <Stack spacing={1.5} component="section" id="dates" aria-labelledby="dates-heading">
      <Heading level={2} id="dates-heading">
        Other dates
      </Heading>
      <Typography>{ruleInWords(event.repeats)}</Typography>
      <DateLinks dates={dates} />
    </Stack>
  );
}
