import { calendarSpan } from '@porchlight/contract/calendar-span';
import { changedPlan } from '@porchlight/contract/changed-plan';
import { dayAt, organizationTimeZone } from '@porchlight/contract/dates';
import type { DatedResource } from '@porchlight/contract/discovery';
import type { Election, Event } from '@porchlight/contract/entities';
import type { RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { excerpt } from '../db/search/excerpts.ts';
import { propertiesFirst } from './properties-first.ts';
import { eachRecord } from './records.ts';

/** How long what is over stays in the calendar of everything. ours */
const keeps = { years: 1 } as const;
/** How often subscribers should ask for news, in seconds. ours */
const askAgainSeconds = 6 * 60 * 60;
/** Graphemes of a title and of a description; the page has the rest. ours */
const titleMax = 200;
const descriptionMax = 2000;
/** Graphemes of what is said of a place. ours */
const placeMax = 300;

/** How calendars call what is planned. Nobody knows yet when something postponed takes place. */
const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** What calendars are made of. */
export interface CalendarInput {
  renderer: Pick<WebRenderer, 'site' | 'recordPath'>;
  source: RecordSource;
  /** Address of the site without a slash at its end. */
  publicUrl: string;
}

/**
 * All events and elections from a year ago on, for people who subscribe to it. Of more than a calendar program takes,
 * the next ones to come and the latest that are over.
 * @param entriesMax of each of these, for events and for elections
 */
export async function wholeCalendar(input: CalendarInput, now: Date, entriesMax: number): Promise<string> {
  const { site } = input.renderer;
  const calendar = emptyCalendar(input, `${site.name}: events and elections`);
  calendar.ttl(askAgainSeconds).description(site.description).url(input.publicUrl);
  const today = Temporal.PlainDate.from(dayAt(now));
  const excerpt = descriptionMax + 1;
  for (const name of ['event', 'election'] as const) {
    const toCome = { sort: 'date', filter: { date: { from: today.toString() } }, excerpt };
    const over = {
      sort: '-date',
      filter: { date: { from: today.subtract(keeps).toString(), to: today.subtract({ days: 1 }).toString() } },
      excerpt,
    };
    for (const query of [toCome, over]) {
      for await (const record of eachRecord(input.source, name, query, entriesMax)) {
        addEntry(calendar, input, name, record);
      }
    }
  }
  return lines(calendar);
}

/**
 * One event or election.
 * @returns null when it has no date yet
 * @throws HttpError `not_found` when there is no such record
 */
export async function singleCalendar(input: CalendarInput, name: DatedResource, id: string): Promise<string | null> {
  const record = await input.source.single(name, id);
  const calendar = emptyCalendar(input, input.renderer.site.name);
  return addEntry(calendar, input, name, record) ? lines(calendar) : null;
}

/** The calendar's text: the last line ends as all others do, without which strict programs miss it. RFC 5545 3.1 */
function lines(calendar: ICalCalendar): string {
  return propertiesFirst(`${calendar.toString().trimEnd()}\r\n`);
}

function emptyCalendar({ renderer }: CalendarInput, calendarName: string): ICalCalendar {
  return ical({
    name: calendarName,
    prodId: { company: renderer.site.name, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Entries name their zone themselves: a zone of the whole calendar would take its mark from the stamps, which are UTC.
    timezone: { name: null, generator: (zone) => String(tzlib_get_ical_block(zone)[0]) },
  });
}

/** @returns whether there was a date to enter */
function addEntry(
  calendar: ICalCalendar,
  { renderer, publicUrl }: CalendarInput,
  name: DatedResource,
  record: Event | Election,
): boolean {
  const span = calendarSpan(name, record);
  if (!span) return false;
  const url = publicUrl + renderer.recordPath(name, record.id);
  const event = 'venue' in record ? record : null;
  const change = event && changedPlan(event);
  calendar.createEvent({
    // The same for as long as the record lives, so that a change moves the entry and makes no second one.
    id: `${name}-${record.id}@${new URL(publicUrl).hostname}`,
    sequence: record.version - 1,
    stamp: new Date(record.updated_at),
    created: new Date(record.created_at),
    lastModified: new Date(record.updated_at),
    ...(span.isWholeDay
      ? { allDay: true, start: Temporal.PlainDate.from(span.day), end: Temporal.PlainDate.from(span.dayAfter) }
      : { timezone: organizationTimeZone(), start: zoned(span.start), end: zoned(span.end) }),
    // Programs that don't know the status show the title.
    summary: (change ? `${change}: ` : '') + cut(record.title, titleMax),
    ...(event && { status: statuses[event.status], location: cut(placeOf(event), placeMax) }),
    description: [
      cut(record.description, descriptionMax),
      event?.access && `Access: ${cut(event.access, placeMax)}`,
      event?.parking && `Parking: ${cut(event.parking, placeMax)}`,
      url,
    ]
      .filter(Boolean)
      .join('\n\n'),
    url,
  });
  return true;
}

function placeOf({ venue, address }: Event): string {
  return [venue, address].filter(Boolean).join(', ');
}

function zoned(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(organizationTimeZone());
}

function cut(text: string, maxGraphemes: number): string {
  const kept = excerpt(text, maxGraphemes);
  return kept.length < text.length ? `${kept.trimEnd()}…` : kept;
}
