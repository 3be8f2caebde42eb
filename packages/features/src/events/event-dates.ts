import type { Event } from '@porchlight/contract/entities';
import { eventStatusLabel } from '@porchlight/contract/event-status-label';
import { isOver } from '@porchlight/contract/is-over';
import { soonestFirst } from '@porchlight/contract/public-paths';
import type { DateLink } from '@porchlight/ui/navigation/DateLinks';
import { listQuery } from '../api/index.ts';
import { eventUrl } from '../urls/index.ts';

/** Fields of a date in the list of a series. */
const dateFields = ['title', 'slug', 'date', 'end_date', 'all_day', 'status'] as const;

/** How many dates of a series its page lists: more than two years of a weekly event. */
const listedDates = 120;

/** Query of the dates of an event's series, those to come first. */
export function datesQuery(series: number) {
  return listQuery(
    'event',
    { series: String(series), sort: soonestFirst, limit: listedDates, excerpt: 1 },
    { shows: dateFields },
  );
}

/** The other dates of a series that are still to come, for the page of an event. */
export function otherDates(
  dates: readonly Pick<Event, 'id' | (typeof dateFields)[number]>[],
  shown: Pick<Event, 'id' | 'title'>,
  now: Date,
): DateLink[] {
  return dates.flatMap((event) => {
    const { id, title, date, end_date: until, all_day: allDay } = event;
    if (id === shown.id || date === null || isOver(event, now)) return [];
    const note = [eventStatusLabel(event), title !== shown.title && title].filter(Boolean).join(' · ');
    return [{ href: eventUrl(event), date, until, allDay, note }];
  });
}
