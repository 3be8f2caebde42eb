import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calendarFilePath,
  calendarPath,
  feedPaths,
  feedResources,
  pagedResources,
  topicCalendarPath,
  topicFeedPath,
} from '@porchlight/contract/discovery';
import { referencedFile } from '@porchlight/contract/fields';
import { calendarEntriesMax, sitemapUrlsMax } from '@porchlight/contract/limits';
import { demonstrationLook } from '@porchlight/contract/look/look';
import { lookColors } from '@porchlight/contract/look/look-colors';
import type { Part } from '@porchlight/contract/parts';
import type { RecordSource, SiteFacts, WebRenderer } from '@porchlight/contract/rendering';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/database.ts';
import { switchedOffParts } from '../db/switched-off.ts';
import type { RateLimiter } from '../http/throttling.ts';
import type { FileStore } from '../media/index.ts';
import { iconAddress } from '../pages/icon-version.ts';
import type { Changes } from '../records/changes.ts';
import type { Redirections } from '../redirects/redirections.ts';
import { seriesWithIds } from '../series/series-rows.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { serveEventsCalendar } from './events-calendar.ts';
import { PublishedRecords } from './published-records.ts';
import { type RecordDocument, RecordDocuments } from './record-documents.ts';
import { serveTopicDocuments } from './topic-documents.ts';

/** Options of the plugin {@link discovery}. */
export interface DiscoveryOptions {
  /** Provides the site's pages and their texts. */
  renderer: Pick<WebRenderer, 'card' | 'listPageTexts' | 'recordPath' | 'site' | 'sitePages' | 'sounds'>;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  db: Database;
  /** The records that visitors may read, without HTTP. */
  source: RecordSource;
  /** Emits every committed write. */
  changes: Changes;
  metrics: Metrics;
  now(): Date;
  /** Rate limit of documents that are not cached, per visitor. @default none */
  spend?: RateLimiter;
  /** Finds uploaded sounds. */
  files: Pick<FileStore, 'find'>;
  /** Redirects of addresses without a page. @default none */
  redirections?: Pick<Redirections, 'find'>;
  /** Folder of the website's browser files. */
  clientDir: string;
  /** Maximum URLs in one file of the sitemap. @default 50,000 */
  urlsMax?: number;
  /** Maximum entries of each kind in the calendar, see `subscriptionCalendar`. @default 1000 */
  entriesMax?: number;
}

// Loaded on the first request for one, which keeps the server's start fast.
const sitemaps = () => import('./sitemap.ts');
const calendars = () => import('../calendars/calendars.ts');
const feeds = () => import('./feeds.ts');

/** Serves robots.txt, the web app manifest, sitemaps, calendars and feeds. */
export const discovery: FastifyPluginAsync<DiscoveryOptions> = async (app, options) => {
  const { renderer, publicUrl, now, urlsMax = sitemapUrlsMax, entriesMax = calendarEntriesMax } = options;
  const ownFileBytes = async (path: string) => {
    const sound = referencedFile('sound', path);
    return sound ? ((await options.files.find('sound', sound))?.bytes ?? null) : siteFileBytes(options.clientDir, path);
  };
  const documents = new RecordDocuments(options.source, options.changes, options.metrics.cache('documents'));

  /**
   * Serves the document at a path; of several, by the number in their paths.
   * @param part what it is about, with which it is switched off
   */
  const serve = (path: string, documentOf: (number: string) => Omit<RecordDocument, 'key'>, part?: Part) =>
    app.get<{ Params: { number?: string } }>(path, (request, reply) => {
      const { number = '' } = request.params;
      const key = path.replace(/:number\(.*?\)/, number);
      if (part && switchedOffParts().includes(part)) return reply.callNotFound();
      return documents.send(request, reply, { key, ...documentOf(number) });
    });

  serve('/robots.txt', () => ({ contentType: 'text/plain; charset=utf-8', make: async () => robots(publicUrl) }));

  serve('/site.webmanifest', () => ({
    contentType: 'application/manifest+json; charset=utf-8',
    make: async () => manifest(renderer.site),
  }));

  const readSeries = (ids: readonly number[]) => seriesWithIds(options.db.read, ids);
  const siteMap = { renderer, records: new PublishedRecords(options.db), publicUrl };
  const sitemapFile = {
    contentType: 'application/xml; charset=utf-8',
    lists: [...pagedResources, ...renderer.sitePages.flatMap(({ lists }) => lists)],
  };
  serve('/sitemap.xml', () => ({
    ...sitemapFile,
    make: async () => (await sitemaps()).sitemap(siteMap, urlsMax),
  }));
  serve('/sitemap-pages.xml', () => ({
    ...sitemapFile,
    make: async () => (await sitemaps()).sitemapPart(siteMap, urlsMax, 'pages'),
  }));
  for (const name of pagedResources) {
    serve(`/sitemap-${name}-:number(^[1-9]\\d{0,5}).xml`, (number) => ({
      ...sitemapFile,
      make: async () => (await sitemaps()).sitemapPart(siteMap, urlsMax, { name, number: Number(number) }),
    }));
  }

  const calendarFile = (fileName: string) => ({
    contentType: 'text/calendar; charset=utf-8',
    headers: { 'content-disposition': `inline; filename="${fileName}"` },
  });
  serve(calendarPath, () => ({
    ...calendarFile('calendar.ics'),
    make: async (source) =>
      (await calendars()).subscriptionCalendar({ renderer, source, publicUrl, readSeries }, now(), entriesMax),
  }));
  serveEventsCalendar(app, documents, {
    ...calendarFile('events.ics'),
    spend: options.spend ?? (() => () => undefined),
    make: async (source, part) =>
      (await calendars()).filteredCalendar({ renderer, source, publicUrl, readSeries }, part, now(), entriesMax),
  });
  for (const name of ['event', 'election'] as const) {
    serve(calendarFilePath(name, ':number(^[1-9]\\d{0,15})'), (id) => ({
      ...calendarFile(`${name}-${id}.ics`),
      make: async (source) => (await calendars()).recordCalendar({ renderer, source, publicUrl, readSeries }, name, id),
    }));
  }

  serveTopicDocuments(app, documents, options.redirections, [
    {
      pathOf: topicFeedPath,
      contentType: 'application/rss+xml; charset=utf-8',
      make: async (source, topic) => (await feeds()).topicFeed({ renderer, source, publicUrl, ownFileBytes }, topic),
    },
    {
      pathOf: topicCalendarPath,
      ...calendarFile('calendar.ics'),
      make: async (source, topic) =>
        (await calendars()).topicCalendar({ renderer, source, publicUrl, readSeries }, topic, now(), entriesMax),
    },
  ]);

  for (const name of feedResources) {
    serve(
      feedPaths[name],
      () => ({
        contentType: 'application/rss+xml; charset=utf-8',
        make: async (source) => (await feeds()).feed({ renderer, source, publicUrl, ownFileBytes }, name),
      }),
      name,
    );
  }
};

/**
 * Size of a file that the site serves, in bytes.
 * @param clientDir folder of the website's browser files
 * @param path as normalized by `URL`, so that it can't lead out of the folder
 * @returns null when there is no such file
 */
export async function siteFileBytes(clientDir: string, path: string): Promise<number | null> {
  const file = await stat(join(clientDir, path)).catch(() => null);
  return file?.isFile() ? file.size : null;
}

/** The web app manifest: the site's name and icons, for a link to it on a phone's home screen. */
function manifest(site: SiteFacts): string {
  const { name, shortName, look } = site;
  const { background } = lookColors(look ?? demonstrationLook).light;
  const png = { type: 'image/png' };
  return JSON.stringify({
    ...{ name, short_name: shortName, start_url: '/', display: 'browser' },
    ...{ background_color: background, theme_color: look?.primary || background },
    icons: [
      { src: iconAddress('/favicon.svg', site), sizes: 'any', type: 'image/svg+xml' },
      { src: iconAddress('/icon-192.png', site), sizes: '192x192', ...png },
      { src: iconAddress('/icon-512.png', site), sizes: '512x512', ...png },
      { src: iconAddress('/icon-maskable-512.png', site), sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  });
}

/** The robots.txt: everything may be crawled except the API and the pages for staff. */
function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /login', '']
    .concat(`Sitemap: ${publicUrl}/sitemap.xml`, '')
    .join('\n');
}
