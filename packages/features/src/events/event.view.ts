import type { ColumnFilters, When } from '@porchlight/contract/calls';
import { addDays } from '@porchlight/contract/dates';
import type { Event } from '@porchlight/contract/entities';
import { eventStatusLabel } from '@porchlight/contract/event-status-label';
import { isOver } from '@porchlight/contract/is-over';
import {
  additionalEvents,
  featuredEventTeaserCharacters,
  seeAllEventsAbove,
  teaserCharacters,
} from '@porchlight/contract/limits';
import { soonestFirst } from '@porchlight/contract/public-paths';
import { eachSeriesOnce } from '@porchlight/contract/series-lists';
import { listQuery } from '../api/index.ts';
import { type Dated, sortByDate } from '../dates/index.ts';
import { pagedList, recordPicture, recordSeed, relatedList, shownPictureFields } from '../records/index.ts';
import { eventUrl, urls } from '../urls/index.ts';
import { addMonths } from './events-view.ts';

/** Fields of an event that its teaser shows. */
const teaserFields = [
  ...([
    'title',
    'slug',
    'date',
    'end_date',
    'all_day',
    'status',
    'venue',
    'description',
    'flag',
    'further_dates',
  ] as const),
  ...shownPictureFields,
] as const;
/** An event with only the fields of its teaser. */
type TeaserEvent = Pick<Event, 'id' | (typeof teaserFields)[number]>;

/** The list of all events, next first, for sections and topics. */
export const eventList = pagedList(
  'event',
  urls.events,
  { sort: soonestFirst, series: eachSeriesOnce, excerpt: teaserCharacters + 1 },
  { shows: teaserFields },
);

/**
 * A paginated list of events: upcoming ones, next first, or past ones, the latest first. The excerpt's extra grapheme
 * lets teasers detect longer texts.
 */
export function partOfEvents(path: string, when: When, filter: ColumnFilters) {
  const query = { sort: soonestFirst, when, series: eachSeriesOnce, excerpt: teaserCharacters + 1 };
  return pagedList('event', path, isEmpty(filter) ? query : { ...query, filter }, { shows: teaserFields });
}

/** A paginated list of events. */
export type EventListQuery = ReturnType<typeof partOfEvents>;

const isEmpty = (filter: ColumnFilters) => Object.keys(filter).length === 0;

/** Most events of a month that its page shows. */
export const monthEventsMax = 300;

/** Query of what takes place in a month, each date of a series. @param month `YYYY-MM` */
export function monthQuery(month: string, filter: ColumnFilters) {
  const [first, last] = [`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1)];
  return listQuery(
    'event',
    {
      sort: 'date',
      filter: { ...filter, date: { to: last }, end_date: { from: first } },
      limit: monthEventsMax,
      excerpt: 1,
    },
    { shows: ['title', 'slug', 'date', 'end_date', 'all_day', 'status'] },
  );
}

/** Query of 'Attend an event', the earliest first; only the first event shows a picture or quilt block. spec 2.2, 9 */
export const attendQuery = listQuery(
  'event',
  { sort: 'date', series: eachSeriesOnce, limit: 1 + additionalEvents, excerpt: featuredEventTeaserCharacters + 1 },
  {
    shows: teaserFields,
    dehydrate: ([featured, ...others]) =>
      featured ? [featured, ...others.map((event) => ({ ...event, image: null, slug: '' }))] : [],
  },
);

/** Query of the next event for 'Attend an event', whose own first event may be over. */
export const nextEventQuery = listQuery(
  'event',
  { sort: soonestFirst, series: eachSeriesOnce, limit: 1, excerpt: 1 },
  {
    shows: ['title', 'date', 'end_date', 'all_day', 'status'],
    dehydrate: (events, now) => events.filter((event) => !isOver(event, now)),
  },
);

/** Props of an event's teaser. */
export function eventTeaser(event: TeaserEvent) {
  return {
    title: event.title,
    href: eventUrl(event),
    date: event.date,
    until: event.end_date,
    allDay: event.all_day,
    place: event.venue,
    change: eventStatusLabel(event),
    description: event.description,
    ...recordPicture(event),
    seed: recordSeed('event', event),
    flag: event.flag,
    ...(event.further_dates && { more: { count: event.further_dates, href: `${eventUrl(event)}#dates` } }),
  };
}

/** Content of the section 'Attend an event'. */
export interface AttendAnEvent<Item> {
  /** The earliest event. */
  featured: Item | undefined;
  /** The second to the fourth event. */
  others: Item[];
  /** Whether to show 'See all event': there are more events than `seeAllEventsAbove`. */
  hasMore: boolean;
}

/**
 * Selects the events of 'Attend an event': ascending by date, the first featured, the second to the fourth listed,
 * whether they are over or not. spec 2.2, 9
 * @param totalCount total number of events, which decides whether 'See all event' shows
 */
export function attendAnEvent<Item extends Dated>(events: readonly Item[], totalCount: number): AttendAnEvent<Item> {
  const [featured, ...rest] = sortByDate(events);
  return { featured, others: rest.slice(0, additionalEvents), hasMore: totalCount > seeAllEventsAbove };
}

/** The events listed beside one: upcoming ones, the earliest first, then past ones, the latest first. */
export const relatedEvents = relatedList(
  'event',
  { sort: soonestFirst, series: eachSeriesOnce },
  teaserFields,
  eventTeaser,
);
