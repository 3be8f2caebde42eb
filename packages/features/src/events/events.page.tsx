import { dayAt } from '@porchlight/contract/dates';
import type { Facets } from '@porchlight/contract/facets';
import { FilterForm } from '@porchlight/ui/inputs/FilterForm';
import { Section } from '@porchlight/ui/layout/Section';
import { Stack } from '@porchlight/ui/layout/Stack';
import { FilterLinks } from '@porchlight/ui/navigation/FilterLinks';
import { FollowLinks } from '@porchlight/ui/navigation/FollowLinks';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { facetsQuery } from '../api/index.ts';
import { pagedPage, requestedPage } from '../records/index.ts';
import {
  calendarAlternate,
  calendarFollowLinks,
  organization,
  type Page,
  type PageArgs,
  type ReadQuery,
  SitePageHeader,
  useNow,
  useOrigin,
} from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { EventListing, NoEvents } from './EventListing.tsx';
import { EventMonth } from './EventMonth.tsx';
import { type EventListQuery, monthQuery, partOfEvents } from './event.view.ts';
import { nextChange } from './event-groups.ts';
import {
  type EventsView,
  eventsCalendarHref,
  eventsHref,
  eventsParameters,
  eventsView,
  filterCount,
  isWithinEvents,
  listFilters,
  monthTitle,
  withoutFilters,
} from './events-view.ts';

/** While what there is to filter by is not known, or can't be read, there are no filters. */
const noFacets: Facets = { topics: [], years: [], days: null, texts: {} };

/** The list of events: what is coming up, what is past, or a month; with filters. spec 2.1, 9 */
export function Component() {
  const origin = useOrigin();
  const [searchParams] = useSearchParams();
  const view = eventsView(searchParams);
  const { data: facets = noFacets, isPending } = useQuery(facetsQuery('event'));
  const isFiltered = filterCount(view) > 0;
  return (
    <>
      <SitePageHeader title="Events" seed="events" block="friendship-star">
        <FollowLinks
          links={isFiltered ? [subscription(origin + eventsCalendarHref(view))] : calendarFollowLinks(origin)}
        />
      </SitePageHeader>
      <Section spacing="close" aria-label="Choose events">
        <Stack spacing={3}>
          <Views view={view} />
          <Filters view={view} facets={facets} />
        </Stack>
      </Section>
      {!(isPending && isFiltered) && <Shown view={view} facets={facets} />}
    </>
  );
}

function Shown({ view, facets }: { view: EventsView; facets: Facets }) {
  if (view.when === 'month') return <EventMonth view={view} facets={facets} />;
  const filters = listFilters(view, facets);
  if (filters === null) {
    return (
      <Section spacing="none" aria-label="The list of events">
        <NoEvents view={view} when={view.when} />
      </Section>
    );
  }
  const list = partOfEvents(eventsHref(view), view.when, filters);
  return <EventListing key={list.path} list={list} view={view} when={view.when} />;
}

function Views({ view }: { view: EventsView }) {
  const thisMonth = dayAt(useNow()).slice(0, 7);
  const views: [text: string, view: Pick<EventsView, 'when' | 'month'>][] = [
    ['Upcoming', { when: 'upcoming', month: '' }],
    ['Past', { when: 'past', month: '' }],
    ['Month', { when: 'month', month: view.month || thisMonth }],
  ];
  const links = views.map(([text, each]) => ({
    text,
    href: eventsHref({ ...view, ...each }),
    isCurrent: each.when === view.when,
  }));
  return <FilterLinks label="Show events as" links={links} />;
}

function Filters({ view, facets: { topics, texts } }: { view: EventsView; facets: Facets }) {
  const optionsOf = (values: readonly string[] = []) => values.map((value) => ({ value, label: value }));
  const topicOptions = topics.map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <FilterForm
      action={urls.events}
      label="Filter events"
      resetHref={eventsHref(withoutFilters(view))}
      hiddenFields={{ ...(view.when === 'past' && { when: 'past' }), ...(view.month && { month: view.month }) }}
      fields={[
        { name: 'topic', label: 'Topic', value: view.topic, options: topicOptions },
        { name: 'place', label: 'Place', value: view.place, options: optionsOf(texts.venue) },
        { name: 'flag', label: 'Kind', value: view.flag, options: optionsOf(texts.flag) },
      ]}
    />
  );
}

const subscription = (address: string) =>
  ({
    text: 'Subscribe to these events',
    // Calendar programs subscribe instead of importing the file once.
    href: address.replace(/^https?:/, 'webcal:'),
    icon: 'calendar',
  }) as const;

/** Begins with the list's name, in whose place the words of its record are. */
const titleOf = ({ when, month }: EventsView) => {
  if (when === 'month') return `Events in ${monthTitle(month)}`;
  return when === 'past' ? 'Events that are over' : 'Events';
};

/** The filters of a URL as conditions of a list; undefined while they are not known, null if no event has a value. */
function filtersOf(view: EventsView, read: ReadQuery) {
  const facets = read(facetsQuery('event')) ?? (filterCount(view) === 0 ? noFacets : undefined);
  return facets && listFilters(view, facets);
}

/** The list of a URL; null for a month, and without one. */
function listOf({ searchParams }: PageArgs, read: ReadQuery): EventListQuery | null {
  const view = eventsView(searchParams);
  const filters = filtersOf(view, read);
  return view.when === 'month' || !filters ? null : partOfEvents(eventsHref(view), view.when, filters);
}

/** The query of the month of a URL; undefined for a list. */
function monthOf({ searchParams }: PageArgs, read: ReadQuery) {
  const view = eventsView(searchParams);
  const filters = filtersOf(view, read);
  return view.when === 'month' && filters ? monthQuery(view.month, filters) : undefined;
}

const listPage = pagedPage(listOf, {
  searchParams: eventsParameters,
  lists: ['event'],
  queries: (args, read) => [facetsQuery('event'), ...[monthOf(args, read) ?? []].flat()],
  head: ({ searchParams }, read) => {
    const view = eventsView(searchParams);
    const facets = read(facetsQuery('event')) ?? noFacets;
    return {
      title: titleOf(view),
      cardTitle: 'Events',
      description: `Events of ${organization.name}: what is coming up, and when.`,
      canonicalPath: eventsHref(view),
      quilt: { seed: 'events', block: 'friendship-star' },
      alternates: [calendarAlternate],
      // Of combinations there are endless ones, and topics have pages of their own.
      unlisted: filterCount(view) > 0 || (view.when === 'month' && !isWithinEvents(view.month, facets)),
    };
  },
});

export const page: Page = {
  ...listPage,
  head: (args, read) => {
    const view = eventsView(args.searchParams);
    const facets = read(facetsQuery('event')) ?? noFacets;
    const head = listPage.head(args, read);
    const isKnown = listFilters(view, facets) !== null && (!view.month || isWithinEvents(view.month, facets));
    // Under another canonical path a page is not cached: made-up values and combinations would fill the cache.
    return filterCount(view) > 1 || !isKnown ? { ...head, canonicalPath: urls.events } : head;
  },
  changesAt: (args, read, now) => {
    const list = listOf(args, read);
    const events = list ? (read(list.pageQuery(requestedPage(args.searchParams)))?.records ?? []) : [];
    return nextChange(events, now);
  },
};
