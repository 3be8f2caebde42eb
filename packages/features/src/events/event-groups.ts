import type { EventTimes } from '@porchlight/contract/calendar-span';
import { addDays, clockTime, dayAt, dayOf, nextMidnight, parseDate, wallTime } from '@porchlight/contract/dates';
import type { Event } from '@porchlight/contract/entities';
import { eventStatusLabel } from '@porchlight/contract/event-status-label';
import { isOver } from '@porchlight/contract/is-over';
import type { MonthCalendarItem } from '@porchlight/ui/data-display/MonthCalendar';
import { hasBegun } from '../dates/index.ts';
import { eventUrl } from '../urls/index.ts';
import { monthTitle } from './events-view.ts';

/** Events below one heading. */
export interface EventGroup<Item> {
  heading: string;
  events: Item[];
}

/** The first and the last day on which something takes place; null without a date. */
export function daysOf({ date, end_date, all_day }: EventTimes): { first: string; last: string } | null {
  const [start, end] = [date, end_date].map((each) => (each ? (parseDate(each)?.moment ?? null) : null));
  const first = date && dayOf(date);
  if (!first || !start) return null;
  const lastDay = end_date && end && end > start ? dayOf(end_date) : first;
  // What ends at midnight does not go on the next day.
  const endsAtMidnight = !all_day && end_date && wallTime(end_date)?.endsWith('T00:00');
  const last = lastDay && endsAtMidnight && lastDay > first ? addDays(lastDay, -1) : lastDay;
  return { first, last: last || first };
}

/** Whether something takes place today, if only for a part of the day. */
const isToday = (event: EventTimes, now: Date) => {
  const [days, today] = [daysOf(event), dayAt(now)];
  return days !== null && days.first <= today && today <= days.last && !isOver(event, now);
};

/** What is special about the time of an event: 'On now', 'Today'. Undefined if it is cancelled or on another day. */
export function timeMark(event: EventTimes & Pick<Event, 'status'>, now: Date): string | undefined {
  if (eventStatusLabel(event) || !isToday(event, now)) return undefined;
  return hasBegun(event, now) && !event.all_day && event.end_date ? 'On now' : 'Today';
}

/**
 * Events below headings, in their order: today's, then by the month in which they begin, then those without a date.
 * @param when of past events, none is today's
 */
export function groupEvents<Item extends EventTimes>(
  events: readonly Item[],
  when: 'upcoming' | 'past',
  now: Date,
): EventGroup<Item>[] {
  const groups: EventGroup<Item>[] = [];
  for (const event of events) {
    const heading = headingOf(event, when, now);
    const last = groups.at(-1);
    if (last?.heading === heading) last.events.push(event);
    else groups.push({ heading, events: [event] });
  }
  return groups;
}

function headingOf(event: EventTimes, when: 'upcoming' | 'past', now: Date): string {
  const days = daysOf(event);
  if (!days) return 'Date to be announced';
  return when === 'upcoming' && isToday(event, now) ? 'Today' : monthTitle(days.first.slice(0, 7));
}

/** When a list of events changes by itself: at the next beginning or end of one of them, at the latest at midnight. */
export function nextChange(events: readonly EventTimes[], now: Date): Date {
  const moments = events.flatMap(({ date, end_date }) => [date, end_date]);
  const later = moments.flatMap((each) => {
    const parsed = each ? parseDate(each) : null;
    return parsed?.kind === 'moment' && parsed.moment > now ? parsed.moment.getTime() : [];
  });
  return new Date(Math.min(nextMidnight(now).getTime(), ...later));
}

type MonthEvent = Pick<Event, 'id' | 'title' | 'date' | 'end_date' | 'all_day' | 'status'>;

/** The items of a month's calendar. */
export function monthItems(events: readonly MonthEvent[]): MonthCalendarItem[] {
  return events.flatMap((event) => {
    const days = daysOf(event);
    if (!days || !event.date) return [];
    const time = wallTime(event.date);
    const isTimed = !event.all_day && time && parseDate(event.date)?.kind !== 'day';
    return {
      ...{ id: event.id, title: event.title, href: eventUrl(event), ...days },
      ...(isTimed && { time: clockTime(time) }),
      note: eventStatusLabel(event) || undefined,
    };
  });
}
