import { changedPlan } from '@porchlight/contract/changed-plan';
import type { Event } from '@porchlight/contract/entities';
import {
  additionalEvents,
  featuredEventTeaserCharacters,
  seeAllEventsAbove,
  teaserCharacters,
} from '@porchlight/contract/limits';
import { soonestFirst } from '@porchlight/contract/public-addresses';
import { listQuery } from '../api/index.ts';
import { type Dated, earliestFirst, isOver } from '../dates/index.ts';
import { pagedList, recordPicture, recordSeed, relatedList, shownPictureFields } from '../records/index.ts';
import { eventUrl, urls } from '../urls/index.ts';

/** The next events that other pages show. ours */
const nextEvents = 3;

/** What a teaser shows of an event. */
const teaserFields = [
  ...(['title', 'slug', 'date', 'end_date', 'all_day', 'status', 'venue', 'description', 'flag'] as const),
  ...shownPictureFields,
] as const;
/** An event as far as its teaser shows it. */
type TeaserEvent = Pick<Event, 'id' | (typeof teaserFields)[number]>;

/** The events page by page, what is next first, their descriptions one grapheme longer than what is shown. */
export const eventList = pagedList(
  'event',
  urls.events,
  { sort: soonestFirst, excerpt: teaserCharacters + 1 },
  { shows: teaserFields },
);

/** The next events, for other pages. */
export const eventTeasersQuery = listQuery(
  'event',
  { sort: soonestFirst, limit: nextEvents, excerpt: teaserCharacters + 1 },
  { shows: teaserFields },
);

/** The events of 'Attend an event', the earliest first; only the first one's picture or quilt is drawn. spec 2.2, 9 */
export const attendQuery = listQuery(
  'event',
  { sort: 'date', limit: 1 + additionalEvents, excerpt: featuredEventTeaserCharacters + 1 },
  {
    shows: teaserFields,
    dehydrate: ([featured, ...others]) =>
      featured ? [featured, ...others.map((event) => ({ ...event, image: null, slug: '' }))] : [],
  },
);

/** What is on next, by its title: 'Attend an event' may be about what is over. */
export const nextEventQuery = listQuery(
  'event',
  { sort: soonestFirst, limit: 1, excerpt: 1 },
  {
    shows: ['title', 'date', 'end_date', 'all_day', 'status'],
    dehydrate: (events, now) => events.filter((event) => !isOver(event, now)),
  },
);

/** What stands in a teaser of an event. */
export function eventTeaser(event: TeaserEvent) {
  return {
    title: event.title,
    href: eventUrl(event),
    date: event.date,
    until: event.end_date,
    allDay: event.all_day,
    place: event.venue,
    change: changedPlan(event),
    description: event.description,
    ...recordPicture(event),
    seed: recordSeed('event', event),
    flag: event.flag,
  };
}

/** What 'Attend an event' shows. */
export interface AttendAnEvent<Item> {
  /** The earliest. */
  featured: Item | undefined;
  /** The second to the fourth. */
  others: Item[];
  /** Whether there are more events than this section could show. */
  hasMore: boolean;
}

/**
 * Chooses what 'Attend an event' shows: events ascending by date, the first featured, the second to the fourth listed,
 * whether they are over or not. spec 2.2, 9
 * @param totalCount events in all, which is what 'See all event' goes by
 */
export function attendAnEvent<Item extends Dated>(events: readonly Item[], totalCount: number): AttendAnEvent<Item> {
  const [featured, ...rest] = earliestFirst(events);
  return { featured, others: rest.slice(0, additionalEvents), hasMore: totalCount > seeAllEventsAbove };
}

/** What stands beside an event: others to come, the earliest first, then the latest of those that are over. */
export const relatedEvents = relatedList('event', soonestFirst, teaserFields, eventTeaser);
