import { calendarSpan } from '@porchlight/contract/calendar-span';
import { audioMediaType, type DatedResource } from '@porchlight/contract/discovery';
import type { Article, Election, Event, Podcast, Story } from '@porchlight/contract/entities';
import type {
  Article as ArticleData,
  BreadcrumbList,
  Event as EventData,
  Organization,
  PodcastEpisode,
  Thing,
  VideoObject,
} from 'schema-dts';
import { urls } from '../urls/index.ts';
import type { SiteVideo } from './media.ts';
import { organization } from './organization.ts';
import type { PageHead } from './page.ts';
import { soundSeconds } from './sounds.ts';

/** A thing with its type, as JSON-LD writes it. */
type Data = Exclude<Thing, string>;
/** What is told of something that takes place. */
type EventProperties = Extract<EventData, { '@type': 'Event' }>;

/**
 * What search engines are told of a page, as the text of a JSON-LD element that no stored text can end:
 * the organization on the home page, the record of a record's page, the way to every page below the home page, and films.
 * @param origin address of the site without a slash at its end
 * @returns '' when there is nothing to tell
 * @see https://developers.google.com/search/docs/appearance/structured-data
 */
export function structuredData(head: PageHead, origin: string): string {
  if (head.missing) return '';
  const isHome = head.canonicalPath === urls.home;
  const own = isHome ? [institute(origin)] : [...about(head, origin), breadcrumbs(head, origin)];
  const graph: Data[] = [...own, ...(head.videos ?? []).map((video) => film(video, origin))];
  // A stored '</script>' would end the element, and a stored '<!--' would hide its end.
  const [only, ...others] = graph;
  const things = others.length === 0 ? only : { '@graph': graph };
  return JSON.stringify({ '@context': 'https://schema.org', ...things }).replaceAll('<', '\\u003c');
}

function about(head: PageHead, origin: string): Data[] {
  switch (head.about?.name) {
    case undefined:
      return [];
    case 'story':
      return [written(head, origin, head.about.record, head.about.record.date)];
    case 'article':
      return [written(head, origin, head.about.record, head.about.record.created_at)];
    case 'podcast':
      return [episode(head, origin, head.about.record)];
    case 'event':
    case 'election':
      return takesPlace(head, origin, head.about.name, head.about.record);
    default:
      return head.about satisfies never;
  }
}

/** The organization by its name alone; the home page says the rest. */
function publisher(origin: string): Exclude<Organization, string> {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: organization.name, url: `${origin}/` };
}

function institute(origin: string): Data {
  return {
    '@type': 'NGO',
    '@id': `${origin}/#organization`,
    name: organization.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    description: organization.description,
    email: organization.email,
    telephone: organization.phone,
    address: { '@type': 'PostalAddress', streetAddress: organization.address[0], ...postalPlace() },
    sameAs: organization.social.map(({ href }) => href),
  };
}

function written(head: PageHead, origin: string, record: Story | Article, date: string | null): ArticleData {
  return {
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    ...(date && { datePublished: date }),
    dateModified: record.updated_at,
    ...picture(head, origin),
    author: publisher(origin),
    publisher: publisher(origin),
    mainEntityOfPage: origin + head.canonicalPath,
  };
}

function episode(head: PageHead, origin: string, podcast: Podcast): PodcastEpisode {
  const mediaType = audioMediaType(podcast.link);
  const seconds = soundSeconds(podcast.link);
  return {
    '@type': 'PodcastEpisode',
    name: head.title,
    description: head.description,
    url: origin + head.canonicalPath,
    datePublished: podcast.created_at,
    ...picture(head, origin),
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

/** Search engines take no event without a date: what has none is not told. */
function takesPlace(head: PageHead, origin: string, name: DatedResource, record: Event | Election): EventData[] {
  const span = calendarSpan(name, record.date);
  if (!span) return [];
  return [
    {
      '@type': 'Event',
      name: head.title,
      description: head.description,
      url: origin + head.canonicalPath,
      startDate: span.isWholeDay ? span.day : localMoment(span.start),
      ...(!span.isWholeDay && { endDate: localMoment(span.end) }),
      eventStatus: 'https://schema.org/EventScheduled',
      ...picture(head, origin),
      ...whereabouts(record, origin + head.canonicalPath),
      organizer: name === 'event' ? publisher(origin) : electionOffice(),
    },
  ];
}

/** With the offset of the organization's zone at that time: search engines show the hour as it is written. */
function localMoment(moment: Date): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(organization.timeZone);
  return zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Elections are announced here and held by the state. */
function electionOffice(): Organization {
  const { name, href } = organization.electionOffice;
  return { '@type': 'GovernmentOrganization', name, url: href };
}

/** Records have no place of their own, and search engines ask for one: their flag says 'Online', else the town is what we know. */
function whereabouts(record: Event | Election, url: string): Pick<EventProperties, 'location' | 'eventAttendanceMode'> {
  if ('flag' in record && /\bonline\b/i.test(record.flag)) {
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url },
    };
  }
  const address = { '@type': 'PostalAddress' as const, ...postalPlace() };
  const eventAttendanceMode = 'https://schema.org/OfflineEventAttendanceMode';
  return { eventAttendanceMode, location: { '@type': 'Place', name: organization.place.locality, address } };
}

function postalPlace() {
  const { locality, region, postalCode, country } = organization.place;
  return { addressLocality: locality, addressRegion: region, postalCode, addressCountry: country };
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/video */
function film({ name, label, poster, uploadedAt, seconds, sources }: SiteVideo, origin: string): VideoObject {
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
  const way = [{ text: organization.shortName, href: urls.home }, ...parents, { text: title, href: canonicalPath }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: origin + href,
    })),
  };
}
