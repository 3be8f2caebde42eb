import { setImmediate } from 'node:timers/promises';
import { calendarSpan } from '@porchlight/contract/calendar-span';
import type { ListQuery } from '@porchlight/contract/calls';
import { dayAt, organizationTimeZone } from '@porchlight/contract/dates';
import type { DatedResource } from '@porchlight/contract/discovery';
import type { Election, Event, Topic } from '@porchlight/contract/entities';
import { eventStatusLabel } from '@porchlight/contract/event-status-label';
import { listLimitMax } from '@porchlight/contract/limits';
import { topicUrl } from '@porchlight/contract/page-urls';
import type { RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import ical, { type ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { excerptWithEllipsis } from '../records/excerpts.ts';
import type { Series } from '../series/series-rows.ts';
import { propertiesFirst } from './properties-first.ts';
import { recurrenceIdOf, seriesEntries } from './series-entries.ts';

/** How long past entries stay in the calendar of all events and elections. ours */
const retention = { years: 1 } as const;
/** How often subscribed programs should refresh, in seconds. ours */
const refreshSeconds = 6 * 60 * 60;
/** Maximum graphemes of a title and of a description; the page has the full text. ours */
const titleMax = 200;
const descriptionMax = 2000;
/** Maximum graphemes of the location, and of the notes on access and parking. ours */
const locationMax = 300;

/** The iCalendar status of each event status. A postponed event has no new date yet, so it is tentative. */
const statuses = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** What an entry needs of the site. */
interface CalendarPlace {
  publicUrl: string;
  renderer: { site: Pick<WebRenderer['site'], 'name'>; recordPath: WebRenderer['recordPath'] };
}

/** Where calendars get their content. */
export interface CalendarInput {
  renderer: Pick<WebRenderer, 'site' | 'recordPath'>;
  source: RecordSource;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Reads the series of events. */
  readSeries: (ids: readonly number[]) => Promise<Series[]>;
}

/**
 * The calendar for subscribers: events and elections from a year ago on. If there are too many for calendar programs,
 * it has the next upcoming and the most recent past ones.
 * @param entriesMax maximum of each: upcoming events, past events, upcoming elections, past elections
 */
export async function subscriptionCalendar(input: CalendarInput, now: Date, entriesMax: number): Promise<string> {
  const { site } = input.renderer;
  const calendar = emptyCalendar(input, `${site.name}: events and elections`);
  calendar.ttl(refreshSeconds).description(site.description).url(input.publicUrl);
  for (const name of ['event', 'election'] as const) await addEntries(calendar, input, name, now, entriesMax);
  return calendarText(calendar);
}

/** The calendar of a topic's events, as of all events. */
export async function topicCalendar(
  input: CalendarInput,
  topic: Topic,
  now: Date,
  entriesMax: number,
): Promise<string> {
  const calendar = emptyCalendar(input, `${input.renderer.site.name}: ${topic.name}`);
  calendar
    .ttl(refreshSeconds)
    .description(topic.description)
    .url(input.publicUrl + topicUrl(topic));
  await addEntries(calendar, input, 'event', now, entriesMax, { topics: { is: String(topic.id) } });
  return calendarText(calendar);
}

/**
 * The calendar of the events with these filters, as of all events.
 * @param path of the page that shows them
 */
export async function filteredCalendar(
  input: CalendarInput,
  { filter, path, title }: { filter: NonNullable<ListQuery['filter']>; path: string; title: string },
  now: Date,
  entriesMax: number,
): Promise<string> {
  const calendar = emptyCalendar(input, `${input.renderer.site.name}: ${title}`);
  calendar.ttl(refreshSeconds).url(input.publicUrl + path);
  await addEntries(calendar, input, 'event', now, entriesMax, filter);
  return calendarText(calendar);
}

/** Adds records from a year ago on. @param filter only these */
async function addEntries(
  calendar: ICalCalendar,
  input: CalendarInput,
  name: DatedResource,
  now: Date,
  entriesMax: number,
  filter: ListQuery['filter'] = {},
): Promise<void> {
  const today = Temporal.PlainDate.from(dayAt(now));
  const excerpt = descriptionMax + 1;
  const upcoming = { sort: 'date', filter: { ...filter, date: { from: today.toString() } }, excerpt };
  const past = {
    sort: '-date',
    filter: {
      ...filter,
      date: { from: today.subtract(retention).toString(), to: today.subtract({ days: 1 }).toString() },
    },
    excerpt,
  };
  const series = new Set<number>();
  for (const query of [upcoming, past]) {
    for await (const record of eachRecord(input.source, name, query, entriesMax)) {
      if ('series' in record && record.series !== null) series.add(record.series);
      else addEntry(calendar, input, name, record);
    }
  }
  await addSeries(calendar, input, [...series]);
}

/** Adds series, each with all its dates under one UID. */
async function addSeries(calendar: ICalCalendar, input: CalendarInput, ids: readonly number[]): Promise<boolean> {
  let isAdded = false;
  for (const series of ids.length === 0 ? [] : await input.readSeries(ids)) {
    const { records } = await input.source.list('event', {
      series: String(series.id),
      sort: 'date',
      limit: listLimitMax,
    });
    const { master, singles } = seriesEntries(series, records);
    const uid = seriesUid(series.id, input.publicUrl);
    if (master) {
      const { event, repeating, exceptions } = master;
      const common = { id: uid, sequence: series.sequence };
      isAdded = addEntry(calendar, input, 'event', event, { ...common, repeating }) || isAdded;
      for (const { record, recurrenceId } of exceptions)
        addEntry(calendar, input, 'event', record, { ...common, recurrenceId });
    }
    for (const record of singles) isAdded = addEntry(calendar, input, 'event', record) || isAdded;
    await setImmediate();
  }
  return isAdded;
}

/**
 * Iterates over a list, reading it page by page, so that its records are never all in memory.
 * @param maxRecords maximum number of records, since a large offset costs as much as reading the rows it skips
 */
async function* eachRecord(
  source: RecordSource,
  name: DatedResource,
  query: Omit<ListQuery, 'limit' | 'offset'>,
  maxRecords: number,
): AsyncGenerator<Event | Election> {
  for (let offset = 0; offset < maxRecords; offset += listLimitMax) {
    const limit = Math.min(listLimitMax, maxRecords - offset);
    const { records } = await source.list(name, { ...query, limit, offset });
    yield* records;
    if (records.length < limit) return;
    // SQLite queries are synchronous: yields to the event loop, so that other requests are served.
    await setImmediate();
  }
}

/**
 * The calendar of one event or election; of an event that repeats, all its dates.
 * @returns null when it has no date yet
 * @throws HttpError `not_found` when there is no such record
 */
export async function recordCalendar(input: CalendarInput, name: DatedResource, id: string): Promise<string | null> {
  const record = await input.source.single(name, id);
  const calendar = emptyCalendar(input, input.renderer.site.name);
  const isAdded =
    'series' in record && record.series !== null
      ? await addSeries(calendar, input, [record.series])
      : addEntry(calendar, input, name, record);
  return isAdded ? calendarText(calendar) : null;
}

/** The calendar as text. The last line ends with CRLF too, or strict programs ignore it. RFC 5545 3.1 */
function calendarText(calendar: ICalCalendar): string {
  return propertiesFirst(`${calendar.toString().trimEnd()}\r\n`);
}

function emptyCalendar({ renderer }: CalendarPlace, calendarName: string): ICalCalendar {
  return ical({
    name: calendarName,
    prodId: { company: renderer.site.name, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Set per entry: with a time zone for the whole calendar, ical-generator would omit the `Z` of timestamps in UTC.
    timezone: { name: null, generator: (zone) => String(tzlib_get_ical_block(zone)[0]) },
  });
}

/** An event as its entry in a calendar needs it. */
type CalendarEvent = Pick<
  Event,
  | 'id'
  | 'version'
  | 'created_at'
  | 'updated_at'
  | 'title'
  | 'description'
  | 'date'
  | 'end_date'
  | 'all_day'
  | 'status'
  | 'venue'
  | 'address'
  | 'access'
  | 'parking'
>;

/**
 * The calendar for somebody who has registered: one event, with the UID that it has in the public calendars.
 * @param own.series the series of which it is a date, and that date
 */
export function registrationCalendar(
  { name, publicUrl, pathOf }: { name: string; publicUrl: string; pathOf: (id: number) => string },
  event: CalendarEvent,
  { sequence, series }: { sequence: number; series?: { series: Series; date: string } },
): string | null {
  const place = { publicUrl, renderer: { site: { name }, recordPath: (_: unknown, id: number) => pathOf(id) } };
  const calendar = emptyCalendar(place, name);
  const isOfSeries = series && series.series.zone === organizationTimeZone();
  const isAdded = addEntry(calendar, place, 'event', event, {
    sequence,
    ...(isOfSeries && {
      id: seriesUid(series.series.id, publicUrl),
      recurrenceId: recurrenceIdOf(series.date, series.series.zone, event.all_day),
    }),
  });
  return isAdded ? calendarText(calendar) : null;
}

/** The UID of all entries of a series. */
function seriesUid(id: number, publicUrl: string): string {
  return `series-${id}@${new URL(publicUrl).hostname}`;
}

/** Adds a record to a calendar. @param own what an event of a series has instead. @returns false when it has no date */
function addEntry(
  calendar: ICalCalendar,
  { renderer, publicUrl }: CalendarPlace,
  name: DatedResource,
  record: CalendarEvent | Election,
  own: Pick<ICalEventData, 'id' | 'sequence' | 'repeating' | 'recurrenceId'> = {},
): boolean {
  const span = calendarSpan(name, record);
  if (!span) return false;
  const url = publicUrl + renderer.recordPath(name, record.id);
  const event = 'venue' in record ? record : null;
  const change = event && eventStatusLabel(event);
  calendar.createEvent({
    // Never changes, so that an edited record updates its entry instead of adding a second one.
    id: `${name}-${record.id}@${new URL(publicUrl).hostname}`,
    sequence: record.version - 1,
    stamp: new Date(record.updated_at),
    created: new Date(record.created_at),
    lastModified: new Date(record.updated_at),
    ...(span.isAllDay
      ? { allDay: true, start: Temporal.PlainDate.from(span.day), end: Temporal.PlainDate.from(span.dayAfter) }
      : { timezone: organizationTimeZone(), start: zoned(span.start), end: zoned(span.end) }),
    // A changed status is also in the title, for programs that ignore the status.
    summary: (change ? `${change}: ` : '') + excerptWithEllipsis(record.title, titleMax),
    ...(event && { status: statuses[event.status], location: excerptWithEllipsis(locationOf(event), locationMax) }),
    description: [
      excerptWithEllipsis(record.description, descriptionMax),
      event?.access && `Access: ${excerptWithEllipsis(event.access, locationMax)}`,
      event?.parking && `Parking: ${excerptWithEllipsis(event.parking, locationMax)}`,
      url,
    ]
      .filter(Boolean)
      .join('\n\n'),
    url,
    ...own,
  });
  return true;
}

function locationOf({ venue, address }: Pick<Event, 'venue' | 'address'>): string {
  return [venue, address].filter(Boolean).join(', ');
}

function zoned(moment: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(organizationTimeZone());
}
