import { calendarSpan } from '@porchlight/contract/calendar-span';
import { addDays } from '@porchlight/contract/dates';
import { audioMediaType, type DatedResource } from '@porchlight/contract/discovery';
import type { Article, Election, Event, Podcast, Story, Topic } from '@porchlight/contract/entities';
import type {
  Article as ArticleData,
  BreadcrumbList,
  CollectionPage as CollectionPageData,
  Event as EventData,
  EventSeries as EventSeriesData,
  Organization,
  PodcastEpisode,
  Thing,
  VideoObject,
} from 'schema-dts';
import { urls } from '../urls/index.ts';
import { institute, organization } from './organization.ts';
import { type Data, fullOrganization, postalPlace, publisher } from './organization-data.ts';
import type { PageHead, PageVideo, SeriesDate } from './page.ts';
import { soundSeconds } from './sounds.ts';

type CollectionPage = Extract<CollectionPageData, { '@type': 'CollectionPage' }>;
type EventSeries = Extract<EventSeriesData, { '@type': 'EventSeries' }>;
/** Properties of a schema.org Event. */
type EventProperties = Extract<EventData, { '@type': 'Event' }>;

/**
 * Structured data of a page as JSON-LD, escaped for a script element: the organization on the home page; on other pages
 * the record and breadcrumbs; and the page's videos.
 * @param origin of the site, without a trailing slash
 * @returns '' for missing pages
 * @see https://developers.google.com/search/docs/appearance/structured-data
 */
export function structuredData(head: PageHead, origin: string): string {
  if (head.missing) return '';
  const isHome = head.canonicalPath === urls.home;
  const main = isHome ? [fullOrganization(origin)] : [...recordData(head, origin), breadcrumbs(head, origin)];
  const graph: Data[] = [...main, ...(head.videos ?? []).map((video) => videoData(video, origin))];
  // '<' is escaped: a stored '</script>' would end the element, and a stored '<!--' would hide its end.
  const [only, ...others] = graph;
  const content = others.length === 0 ? only : { '@graph': graph };
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll('<', '\\u003c');
}

function recordData(head: PageHead, origin: string): Data[] {
  switch (head.about?.name) {
    case undefined:
      return [];
    case 'story':
      return [articleData(head, origin, head.about.record, head.about.record.date)];
    case 'article':
      return [articleData(head, origin, head.about.record, head.about.record.created_at)];
    case 'podcast':
      return [episodeData(head, origin, head.about.record)];
    case 'topic':
      return [collectionData(head, origin, head.about.record)];
    case 'event':
    case 'election':
      return seriesData(head, origin, head.about);
    default:
      return head.about satisfies never;
  }
}

function articleData(head: PageHead, origin: string, record: Story | Article, date: string | null): ArticleData {
  return {
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    ...(date && { datePublished: date }),
    dateModified: record.updated_at,
    ...picture(head, origin),
    author: authorsOf(record, origin),
    ...subjects(record),
    publisher: publisher(origin),
    mainEntityOfPage: origin + head.canonicalPath,
  };
}

/** The authors: people of the team with their page, and others by name. Without any, the organization. */
function authorsOf({ authors }: Story | Article | Podcast, origin: string): ArticleData['author'] {
  if (authors.length === 0) return publisher(origin);
  return authors.map(({ name, url }) => ({ '@type': 'Person', name, ...(url && { url: origin + url }) }));
}

/** The topics: as things for search engines, and as keywords for programs that cite the record. */
function subjects({ topics }: Pick<Story, 'topics'>): { about?: Thing[]; keywords?: string[] } {
  if (topics.length === 0) return {};
  const keywords = topics.map(({ name }) => name);
  return { about: keywords.map((name) => ({ '@type': 'Thing', name })), keywords };
}

/** The page of a topic, which collects records. */
function collectionData(head: PageHead, origin: string, { name }: Topic): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: head.title,
    description: head.description,
    url: origin + head.canonicalPath,
    ...picture(head, origin),
    about: { '@type': 'Thing', name },
  };
}

function episodeData(head: PageHead, origin: string, podcast: Podcast): PodcastEpisode {
  const mediaType = audioMediaType(podcast.link);
  const seconds = soundSeconds(podcast.link);
  return {
    '@type': 'PodcastEpisode',
    name: head.title,
    description: head.description,
    url: origin + head.canonicalPath,
    datePublished: podcast.created_at,
    ...picture(head, origin),
    ...(podcast.authors.length > 0 && { author: authorsOf(podcast, origin) }),
    ...subjects(podcast),
    ...(mediaType && {
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: new URL(podcast.link, origin).href,
        encodingFormat: mediaType,
        ...(seconds && { duration: `PT${seconds}S` }),
      },
    }),
    partOfSeries: { '@type': 'PodcastSeries', name: organization.name, url: origin + urls.podcasts },
  };
}

const eventStatuses = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const;

/** The most dates of a series in structured data, so that pages stay small. */
const describedDates = 20;

/** An event or election; one that repeats is one of the dates of its series. */
function seriesData(
  head: PageHead,
  origin: string,
  { name, record, dates = [], rule }: Extract<NonNullable<PageHead['about']>, { name: DatedResource }>,
): Data[] {
  const [event] = eventData(head, origin, name, record);
  if (!event || dates.length < 2 || !('repeats' in record)) return event ? [event] : [];
  const id = `${origin}/#series-${record.series}`;
  const days = dates.flatMap(({ date }) => date ?? []).toSorted();
  const series: EventSeries = {
    '@type': 'EventSeries',
    '@id': id,
    name: record.title,
    description: head.description,
    url: origin + head.canonicalPath,
    startDate: days[0] && localMoment(new Date(days[0])),
    endDate: localMoment(new Date(days.at(-1) ?? '')),
    ...(rule && { eventSchedule: { '@type': 'Schedule', description: rule } }),
    location: event.location,
    organizer: publisher(origin),
    subEvent: dates.slice(0, describedDates).flatMap((each) => subEvent(origin, each)),
  };
  return [{ ...event, superEvent: { '@id': id } }, series];
}

function subEvent(origin: string, { title, ...date }: SeriesDate): EventProperties[] {
  const span = calendarSpan('event', date);
  if (!span) return [];
  return [
    {
      '@type': 'Event',
      name: title,
      url: origin + urls.event(date.id),
      startDate: span.isAllDay ? span.day : localMoment(span.start),
      ...(!span.isAllDay && { endDate: localMoment(span.end) }),
      eventStatus: eventStatuses[date.status],
    },
  ];
}

/** An event or election; left out without a date, which search engines require. */
function eventData(head: PageHead, origin: string, name: DatedResource, record: Event | Election): EventProperties[] {
  const span = calendarSpan(name, record);
  if (!span) return [];
  const lastDay = span.isAllDay ? addDays(span.dayAfter, -1) : '';
  return [
    {
      '@type': 'Event',
      name: record.title,
      description: head.description,
      url: origin + head.canonicalPath,
      startDate: span.isAllDay ? span.day : localMoment(span.start),
      ...(span.isAllDay ? lastDay > span.day && { endDate: lastDay } : { endDate: localMoment(span.end) }),
      eventStatus: eventStatuses[('status' in record && record.status) || 'scheduled'],
      ...picture(head, origin),
      ...locationOf(record, origin + head.canonicalPath),
      ...('topics' in record && subjects(record)),
      ...(name === 'event' ? { organizer: publisher(origin) } : electionOffice()),
    },
  ];
}

/** A moment with the offset of the organization's time zone, because search engines show the time as written. */
function localMoment(moment: Date): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(organization.timeZone);
  return zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Organizer of elections: the state's election office, if we know it, and never the organization. */
function electionOffice(): { organizer?: Organization } {
  const { region, name, href } = institute.electionOffice;
  return region === organization.place.region
    ? { organizer: { '@type': 'GovernmentOrganization', name, url: href } }
    : {};
}

/** The location, which search engines require: the event's own, else the town; online if its flag says 'online'. */
function locationOf(record: Event | Election, url: string): Pick<EventProperties, 'location' | 'eventAttendanceMode'> {
  const { venue = '', address = '', flag = '' } = 'flag' in record ? record : {};
  const hasVenue = venue !== '' || address !== '';
  const place = {
    '@type': 'Place' as const,
    name: venue || address || organization.place.locality,
    address: { '@type': 'PostalAddress' as const, ...(address ? { streetAddress: address } : postalPlace()) },
  };
  if (!/\bonline\b/i.test(flag))
    return { eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode', location: place };
  const online = { '@type': 'VirtualLocation' as const, url };
  return hasVenue
    ? { eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode', location: [place, online] }
    : { eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode', location: online };
}

/** A video of the page. @see https://developers.google.com/search/docs/appearance/structured-data/video */
function videoData({ name, label, poster, uploadedAt, seconds, sources }: PageVideo, origin: string): VideoObject {
  const mp4 = sources.find(({ type }) => type === 'video/mp4');
  return {
    '@type': 'VideoObject',
    name,
    description: label,
    thumbnailUrl: origin + poster,
    uploadDate: uploadedAt,
    duration: `PT${seconds}S`,
    ...(mp4 && { contentUrl: origin + mp4.src }),
  };
}

function picture({ imageUrl }: PageHead, origin: string): { image?: string } {
  return imageUrl ? { image: new URL(imageUrl, origin).href } : {};
}

function breadcrumbs({ parents = [], title, canonicalPath }: PageHead, origin: string): BreadcrumbList {
  const trail = [{ text: organization.shortName, href: urls.home }, ...parents, { text: title, href: canonicalPath }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: origin + href,
    })),
  };
}
