import type { Event } from '@porchlight/contract/entities';
import {
  additionalEvents,
  featuredEventTeaserCharacters,
  podcastSidebarDescriptionCharacters,
  seeAllEventsAbove,
  teaserCharacters,
} from '@porchlight/contract/limits';
import type { RelatedItem } from '@porchlight/ui/RelatedList';
import { listQuery, singleQuery } from '../api/index.ts';
import { splitByNow } from '../dates/index.ts';
import { hyphenated, pictureUrl, urls } from '../urls/index.ts';

/**
 * How many events a page asks for that shows what comes next: the latest by date, so that those to come are among them
 * unless more than this are planned. ours
 */
const eventsAskedFor = 60;
/** Other events beside an event. ours */
const relatedEvents = 4;

/** The events of the public list, their descriptions one grapheme longer than what is shown. */
export const eventListQuery = listQuery('event', { sort: '-date', excerpt: teaserCharacters + 1 });

/** The events out of which other pages show what comes next. */
export const eventTeasersQuery = listQuery(
  'event',
  { sort: '-date', limit: eventsAskedFor, excerpt: teaserCharacters + 1 },
  (events, now) => nextThenLatest(events, now).slice(0, additionalEvents + 1),
);

/** The events out of which 'Attend an event' chooses, its texts cut shorter; only the first one's picture or quilt is drawn. */
export const attendQuery = listQuery(
  'event',
  { sort: '-date', limit: eventsAskedFor, excerpt: featuredEventTeaserCharacters + 1 },
  (events, now) => {
    const { featured, others } = attendAnEvent(events, events.length, now);
    return featured ? [featured, ...others.map((event) => ({ ...event, image: null, slug: '' }))] : [];
  },
);

/** The events beside an event. */
export const relatedEventsQuery = listQuery(
  'event',
  { sort: '-date', limit: eventsAskedFor, excerpt: podcastSidebarDescriptionCharacters + 1 },
  // One more than are shown, since the event itself may be among them.
  (events, now) => nextThenLatest(events, now).slice(0, relatedEvents + 1),
);

/** One event, by the id of its address. */
export const eventQuery = (id: string) => singleQuery('event', id);

/** An event's address; its slug query is the title with hyphens. spec 2.1 */
export function eventHref({ id, title }: Event): string {
  return urls.event(id, hyphenated(title));
}

/** What draws an event's quilt block. */
export function eventSeed({ id, slug }: Event): string {
  return slug || `event-${id}`;
}

/** What a teaser shows of an event. */
export function eventTeaser(event: Event) {
  return {
    title: event.title,
    href: eventHref(event),
    date: event.date,
    description: event.description,
    image: pictureUrl(event.image),
    seed: eventSeed(event),
    flag: event.flag,
  };
}

/** What 'Attend an event' shows. */
export interface AttendAnEvent {
  /** The earliest. */
  featured: Event | undefined;
  /** The second to the fourth. */
  others: Event[];
  /** Whether there are more events than this section could show. */
  hasMore: boolean;
}

/**
 * Chooses what 'Attend an event' shows: events ascending by date, the first featured, the second to the fourth listed.
 * Nobody can attend what is over, so it is left out as long as anything is to come. spec 2.2, 9
 * @param totalCount events in all, which is what 'See all event' goes by
 */
export function attendAnEvent(events: readonly Event[], totalCount: number, now: Date): AttendAnEvent {
  const { upcoming, past } = splitByNow(events, now);
  const [featured, ...rest] = upcoming.length > 0 ? upcoming : past.toReversed();
  return { featured, others: rest.slice(0, additionalEvents), hasMore: totalCount > seeAllEventsAbove };
}

/** What stands beside an event: others to come, the earliest first, then the latest of those that are over. */
export function relatedEventItems(events: readonly Event[], shownId: number, now: Date): RelatedItem[] {
  return nextThenLatest(events, now)
    .filter(({ id }) => id !== shownId)
    .slice(0, relatedEvents)
    .map((event) => ({
      title: event.title,
      href: eventHref(event),
      date: event.date,
      description: event.description,
      image: pictureUrl(event.image),
      seed: eventSeed(event),
    }));
}

function nextThenLatest(events: readonly Event[], now: Date): Event[] {
  const { upcoming, past } = splitByNow(events, now);
  return [...upcoming, ...past];
}
