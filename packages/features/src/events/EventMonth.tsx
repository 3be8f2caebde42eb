import { dayAt } from '@porchlight/contract/dates';
import type { Facets } from '@porchlight/contract/facets';
import { MonthCalendar } from '@porchlight/ui/data-display/MonthCalendar';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { Notice } from '@porchlight/ui/feedback/Notice';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { FilterLinks } from '@porchlight/ui/navigation/FilterLinks';
import { useQuery } from '@tanstack/react-query';
import { RecordList } from '../records/index.ts';
import { useNow } from '../site/index.ts';
import { monthEventsMax, monthQuery } from './event.view.ts';
import { monthItems } from './event-groups.ts';
import { addMonths, type EventsView, eventsHref, isWithinEvents, listFilters, monthTitle } from './events-view.ts';

/** A month's events as a calendar, with links to the months around it. */
export function EventMonth({ view, facets }: { view: EventsView; facets: Facets }) {
  const { month } = view;
  const today = dayAt(useNow());
  const filters = listFilters(view, facets);
  const links = monthLinks(view, facets, today.slice(0, 7));
  const result = useQuery({ ...monthQuery(month, filters ?? {}), enabled: filters !== null });
  const empty = (
    <>
      <MonthCalendar month={month} today={today} items={[]} />
      <Typography>No events in {monthTitle(month)}.</Typography>
    </>
  );
  return (
    <Section aria-label={monthTitle(month)} spacing="none">
      <Stack spacing={3}>
        <FilterLinks label="Months" links={links} />
        {filters === null ? (
          empty
        ) : (
          <RecordList name="event" result={result} empty={empty}>
            {(events, totalCount) => (
              <>
                <MonthCalendar month={month} today={today} items={monthItems(events)} />
                {totalCount > monthEventsMax && (
                  <Notice>
                    The first {monthEventsMax} of {totalCount.toLocaleString('en-US')} events are shown.
                  </Notice>
                )}
              </>
            )}
          </RecordList>
        )}
      </Stack>
    </Section>
  );
}

/** Links to the month before, to this month, and to the next one, where there are events that way. */
function monthLinks(view: EventsView, facets: Facets, thisMonth: string) {
  const { month } = view;
  const isOffered = (each: string) => each === thisMonth || isWithinEvents(each, facets);
  return [
    { text: `← ${monthTitle(addMonths(month, -1))}`, month: addMonths(month, -1) },
    { text: 'This month', month: thisMonth },
    { text: `${monthTitle(addMonths(month, 1))} →`, month: addMonths(month, 1) },
  ]
    .filter(
      (each, index, all) =>
        isOffered(each.month) &&
        each.month !== month &&
        all.findIndex(({ month: other }) => other === each.month) === index,
    )
    .map(({ text, month: target }) => ({ text, href: eventsHref({ ...view, month: target }) }));
}
