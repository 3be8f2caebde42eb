import type { When } from '@porchlight/contract/calls';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { Button } from '@porchlight/ui/inputs/Button';
import { CardGrid } from '@porchlight/ui/layout/CardGrid';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { EventTeaser } from '@porchlight/ui/surfaces/EventTeaser';
import { ListPager, PagedRecords, usePagedList } from '../records/index.ts';
import { useNow } from '../site/index.ts';
import { type EventListQuery, eventTeaser } from './event.view.ts';
import { groupEvents, timeMark } from './event-groups.ts';
import { type EventsView, eventsHref, filterCount, withoutFilters } from './events-view.ts';

/** A page of upcoming or of past events, below headings: today, then month by month. */
export function EventListing({ list, view, when }: { list: EventListQuery; view: EventsView; when: When }) {
  const page = usePagedList(list);
  const now = useNow();
  return (
    <Section
      ref={page.ref}
      tabIndex={-1}
      title={sectionTitles[when]}
      lead={when === 'past' && page.page === 1 ? 'What you missed, or would like to remember.' : undefined}
      spacing="none"
    >
      <Stack spacing={6}>
        <PagedRecords list={page} title="The list of events" empty={<NoEvents view={view} when={when} />}>
          {(events) =>
            groupEvents(events, when, now).map(({ heading, events: group }, groupIndex) => (
              <Stack key={heading} spacing={3}>
                <Heading level={3} size={1}>
                  {heading}
                </Heading>
                <CardGrid>
                  {group.map((event, index) => (
                    <EventTeaser
                      key={event.id}
                      headingLevel={4}
                      priority={groupIndex === 0 && index === 0 && when === 'upcoming'}
                      {...eventTeaser(event)}
                      mark={timeMark(event, now)}
                      {...(when === 'past' && { image: undefined })}
                    />
                  ))}
                </CardGrid>
              </Stack>
            ))
          }
        </PagedRecords>
        <ListPager list={page} />
      </Stack>
    </Section>
  );
}

const sectionTitles = { upcoming: 'Coming up', past: 'Past' } as const;

/** What a list without events says. */
export function NoEvents({ view, when }: { view: EventsView; when: When }) {
  if (filterCount(view) > 0) {
    return (
      <EmptyState
        text={when === 'past' ? 'No past events match these filters.' : 'No upcoming events match these filters.'}
        action={<Button href={eventsHref(withoutFilters(view))}>Remove filters</Button>}
      />
    );
  }
  return (
    <EmptyState
      text={
        when === 'past'
          ? 'No events are over yet.'
          : 'No events are planned right now. Subscribe below to hear about the next one first.'
      }
    />
  );
}
