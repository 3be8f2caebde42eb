/** Addresses of calendars, feeds and other files for calendars, feed readers and search engines. */
import { type entities, entityOf, type ResourceName, resourceNames } from './entities.ts';
import { keysOf } from './records-by-key.ts';
import { storedFilmName } from './rich-text.ts';

/** Name of an entity whose records have a public page of their own. */
export type PagedResource = {
  [Name in ResourceName]: (typeof entities)[Name] extends { paged: true } ? Name : never;
}[ResourceName];
/** Entities whose records have a public page of their own. */
export const pagedResources = resourceNames.filter((name): name is PagedResource => entityOf(name).paged === true);

/** Resources that take place at a certain time: they have calendar files. */
export type DatedResource = 'event' | 'election';
/** Resources with a feed. */
export type FeedResource = 'story' | 'article' | 'podcast';

/** The calendar of all events and elections. */
export const calendarPath = '/calendar.ics';

/** The calendar of all events, or of those with the filters in its query. */
export const eventsCalendarPath = '/events.ics';

/** The calendar file of one event or election. */
export function calendarFilePath(name: DatedResource, id: number | string): string {
  return `/${name}/${id}.ics`;
}

/** The feed of each resource that has one. */
export const feedPaths = {
  story: '/feeds/stories.xml',
  article: '/feeds/articles.xml',
  podcast: '/feeds/podcasts.xml',
} as const satisfies Record<FeedResource, string>;

/** The feed of a topic. @param slug as in the address of its page */
export const topicFeedPath = (slug: string): string => `/topic/${slug}/feed.xml`;
/** The calendar of a topic's events. @param slug as in the address of its page */
export const topicCalendarPath = (slug: string): string => `/topic/${slug}/calendar.ics`;

/** Resources with a feed, in the order of a feed that has several. */
export const feedResources = keysOf(feedPaths);

/** Path prefix of the pictures of shared links (Open Graph), followed by the page's own path. */
export const cardsPath = '/cards/';
/** Path prefix of square cover pictures, followed by the path of the page that lists the records. */
export const coversPath = '/covers/';
/** Size of the picture of a shared link, in pixels, as social networks require. */
export const cardSize = { width: 1200, height: 630 } as const;
/** Side of a square cover, in pixels; the minimum of podcast directories. */
export const coverSizePx = 1400;

/**
 * Length of an uploaded sound, read from its name.
 * @param address a path or an absolute URL
 * @returns whole seconds; undefined for any other address
 */
export function storedSoundSeconds(address: string): number | undefined {
  const seconds = /\/sounds\/[0-9a-f]{16,64}\.(\d{1,6})\.\w+$/.exec(address.replace(/[?#].*$/, ''))?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

/**
 * Number of pages of a stored PDF, read from its name.
 * @returns undefined if the name doesn't have it
 */
export function storedPdfPages(name: string): number | undefined {
  const pages = /^[0-9a-f]{16,64}\.(\d{1,6})\.pdf$/.exec(name)?.[1];
  return pages === undefined ? undefined : Number(pages);
}

/** Length of an uploaded film in whole seconds, read from its name; undefined if the name doesn't have it. */
export function storedFilmSeconds(name: string): number | undefined {
  const seconds = storedFilmName.exec(name)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

const audioTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  m4b: 'audio/mp4',
  aac: 'audio/aac',
  oga: 'audio/ogg',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
  flac: 'audio/flac',
  weba: 'audio/webm',
};

/**
 * Media type of a sound file, by the extension of its address.
 * @param address a path or an absolute URL
 * @returns null if the address is no sound file
 */
export function audioMediaType(address: string): string | null {
  const extension = /\.(\w+)$/.exec(address.replace(/[?#].*$/, ''))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(audioTypes, extension) ? (audioTypes[extension] ?? null) : null;
}
