import type { ColumnFilters, When } from '@porchlight/contract/calls';
import { monthName } from '@porchlight/contract/dates';
import { eventsCalendarPath } from '@porchlight/contract/discovery';
import type { Facets } from '@porchlight/contract/facets';
import { urls } from '../urls/index.ts';

/** Query parameters of the list of events, in the order of its addresses. */
export const eventsParameters = ['when', 'month', 'topic', 'place', 'flag'] as const;

/** The filters of events in a URL; '' for none. */
export interface EventFilters {
  /** Slug of a topic. */
  topic: string;
  /** A venue. */
  place: string;
  /** A word of the flag, such as Free. */
  flag: string;
}

/** What a URL of the list of events shows. */
export interface EventsView extends EventFilters {
  /** Upcoming or past events, or those of a month. */
  when: When | 'month';
  /** `YYYY-MM`; '' unless a month is shown. */
  month: string;
}

/** Longer values are no filters. */
const filterMaxCharacters = 200;
const noFilters: EventFilters = { topic: '', place: '', flag: '' };

/** Reads a URL. What is no month means the list, as what is no page number means the first page. */
export function eventsView(searchParams: URLSearchParams): EventsView {
  const filter = (name: keyof EventFilters) => (searchParams.get(name) ?? '').trim().slice(0, filterMaxCharacters);
  const asked = searchParams.get('month') ?? '';
  const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : '';
  const listed = searchParams.get('when') === 'past' ? 'past' : 'upcoming';
  return {
    when: month ? 'month' : listed,
    month,
    topic: filter('topic'),
    place: filter('place'),
    flag: filter('flag'),
  };
}

/** Number of filters. */
export function filterCount({ topic, place, flag }: EventFilters): number {
  return [topic, place, flag].filter(Boolean).length;
}

/** The same view without filters. */
export function withoutFilters(view: EventsView): EventsView {
  return { ...view, ...noFilters };
}

/** URL of a view, without its default values. */
export function eventsHref({ when, month, ...filters }: EventsView): string {
  return urls.events + queryOf({ ...(when === 'past' && { when }), ...(month && { month }), ...filters });
}

/** Path of the calendar of the events with these filters. */
export function eventsCalendarHref({ topic, place, flag }: EventFilters): string {
  return eventsCalendarPath + queryOf({ topic, place, flag });
}

function queryOf(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}

/** The conditions of a list for filters; null if no event has one of the values. */
export function listFilters({ topic, place, flag }: EventFilters, facets: Facets): ColumnFilters | null {
  const foundTopic = facets.topics.find(({ slug }) => slug === topic);
  const foundFlag = facets.texts.flag?.find((value) => value.toLowerCase() === flag.toLowerCase());
  const isPlace = facets.texts.venue?.includes(place);
  if ((topic && !foundTopic) || (flag && foundFlag === undefined) || (place && !isPlace)) return null;
  return {
    ...(foundTopic && { topics: { is: String(foundTopic.id) } }),
    ...(place && { venue: { is: place } }),
    ...(foundFlag !== undefined && { flag: { is: foundFlag } }),
  };
}

/** A month as text: 'December 2026'. @param month `YYYY-MM` */
export function monthTitle(month: string): string {
  return `${monthName(`${month}-01`)} ${Number(month.slice(0, 4))}`;
}

/** The month before or after another. @param month `YYYY-MM` */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Whether there are events in a month or around it, so that its page may be found and cached. */
export function isWithinEvents(month: string, { days }: Facets): boolean {
  return days !== null && days.first.slice(0, 7) <= month && month <= days.last.slice(0, 7);
}
