import { calendarSpan, type EventTimes } from '@porchlight/contract/calendar-span';
import { calendarFilePath, type DatedResource } from '@porchlight/contract/discovery';
import type { Event } from '@porchlight/contract/entities';
import { eventStatusLabel } from '@porchlight/contract/event-status-label';
import { isOver } from '@porchlight/contract/is-over';
import type { WebCalendar } from '@porchlight/ui/inputs/AddToCalendar';

/** Maximum characters of a title or location in a URL. ours */
const titleMax = 120;

/** An event or election to add to a calendar. */
export interface CalendarEntry {
  name: DatedResource;
  record: EventTimes & Pick<Partial<Event>, 'status' | 'venue' | 'address'> & { id: number; title: string };
  /**
   * Absolute URL of its page; the only description that web calendars get, as the full text would double the page's
   * size.
   */
  url: string;
}

/** Links to add something to a calendar. */
export interface CalendarLinks {
  /** Path of the `.ics` file. */
  href: string;
  /** Links to web calendars. */
  others: WebCalendar[];
}

/**
 * Links to add an event or an election to a calendar.
 * @returns null if it is past, canceled or postponed, or has no date
 */
export function calendarLinks({ name, record, url }: CalendarEntry, now: Date): CalendarLinks | null {
  const span = calendarSpan(name, record);
  if (!span || isOver(record, now) || eventStatusLabel(record)) return null;
  const title = firstCharacters(record.title, titleMax);
  const [start, end] = span.isAllDay ? [span.day, span.dayAfter] : [span.start, span.end];
  const location = [record.venue, record.address].filter(Boolean).join(', ').slice(0, titleMax);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${icalDate(start)}/${icalDate(end)}`,
    details: url,
    ...(location && { location }),
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: url,
    ...(location && { location }),
    ...(span.isAllDay
      ? { allday: 'true', startdt: span.day, enddt: span.dayAfter }
      : { startdt: span.start.toISOString(), enddt: span.end.toISOString() }),
  });
  return {
    href: calendarFilePath(name, record.id),
    others: [
      { text: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${google}` },
      { text: 'Outlook', href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
    ],
  };
}

/** A day or a moment in the iCalendar format: `20260401`, `20260401T223000Z`. */
function icalDate(when: string | Date): string {
  const text = typeof when === 'string' ? when : `${when.toISOString().slice(0, 19)}Z`;
  return text.replace(/[-:]/g, '');
}

/** Truncates by code points, so that no surrogate pair is split. */
function firstCharacters(text: string, max: number): string {
  const letters = Array.from(text.slice(0, 2 * max));
  return letters.length > max || text.length > 2 * max ? `${letters.slice(0, max).join('')}…` : text;
}
