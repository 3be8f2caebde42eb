import { calendarFilePath, calendarPath, feedPaths, pagedResources } from '@porchlight/contract/discovery';
import { namedFile } from '@porchlight/contract/fields';
import { calendarEntriesMax, sitemapUrlsMax } from '@porchlight/contract/limits';
import type { RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/index.ts';
import type { Changes } from '../records/changes.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { RecordDocuments } from './documents.ts';
import { ownFileBytes } from './own-file-bytes.ts';
import { PublishedRecords } from './published-records.ts';

/** Options of the plugin {@link discovery}. */
export interface DiscoveryOptions {
  /** Provides the site's pages and their texts. */
  renderer: Pick<WebRenderer, 'card' | 'listWords' | 'recordPath' | 'site' | 'sitePages' | 'sounds'>;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  db: Database;
  /** The records that visitors may read, without HTTP. */
  source: RecordSource;
  /** Emits every committed write. */
  changes: Changes;
  metrics: Metrics;
  now(): Date;
  /** Finds uploaded sounds. */
  files: Pick<FileStore, 'find'>;
  /** Folder of the website's browser files. */
  clientDir: string;
  /** Maximum URLs in one file of the sitemap. @default 50,000 */
  urlsMax?: number;
  /** Maximum entries of each kind in the calendar, see `wholeCalendar`. @default 1000 */
  entriesMax?: number;
}

// Loaded on the first request for one, which keeps the server's start fast.
const sitemaps = () => import('./sitemap.ts');
const calendars = () => import('./calendars.ts');
const feeds = () => import('./feeds.ts');

const xmlType = 'application/xml; charset=utf-8';
const rssType = 'application/rss+xml; charset=utf-8';
const calendarType = 'text/calendar; charset=utf-8';

/** Serves robots.txt, sitemaps, calendars and feeds. */
export const discovery: FastifyPluginAsync<DiscoveryOptions> = async (app, options) => {
  const { renderer, publicUrl, now, urlsMax = sitemapUrlsMax, entriesMax = calendarEntriesMax } = options;
  const siteFileBytes = async (path: string) => {
    const sound = namedFile('sound', path);
    return sound ? ((await options.files.find('sound', sound))?.bytes ?? null) : ownFileBytes(options.clientDir, path);
  };
  const siteMap = { renderer, records: new PublishedRecords(options.db), publicUrl };
  const siteLists = [...pagedResources, ...renderer.sitePages.flatMap(({ lists }) => lists)];
  const documents = new RecordDocuments(options.source, options.changes, options.metrics.cache('documents'));

  app.get('/robots.txt', (request, reply) =>
    documents.answer(request, reply, {
      key: '/robots.txt',
      contentType: 'text/plain; charset=utf-8',
      make: async () => robots(publicUrl),
    }),
  );

  app.get('/sitemap.xml', (request, reply) =>
    documents.answer(request, reply, {
      key: '/sitemap.xml',
      contentType: xmlType,
      lists: siteLists,
      make: async () => (await sitemaps()).sitemap(siteMap, urlsMax),
    }),
  );

  app.get('/sitemap-pages.xml', (request, reply) =>
    documents.answer(request, reply, {
      key: '/sitemap-pages.xml',
      contentType: xmlType,
      lists: siteLists,
      make: async () => (await sitemaps()).sitemapPart(siteMap, urlsMax, 'pages'),
    }),
  );

  for (const name of pagedResources) {
    app.get<{ Params: { number: string } }>(`/sitemap-${name}-:number(^[1-9]\\d{0,5}).xml`, (request, reply) => {
      const number = Number(request.params.number);
      return documents.answer(request, reply, {
        key: `/sitemap-${name}-${number}.xml`,
        contentType: xmlType,
        lists: siteLists,
        make: async () => (await sitemaps()).sitemapPart(siteMap, urlsMax, { name, number }),
      });
    });
  }

  app.get(calendarPath, (request, reply) =>
    documents.answer(request, reply, {
      key: calendarPath,
      contentType: calendarType,
      headers: { 'content-disposition': 'inline; filename="calendar.ics"' },
      make: async (source) => (await calendars()).wholeCalendar({ renderer, source, publicUrl }, now(), entriesMax),
    }),
  );

  for (const name of ['event', 'election'] as const) {
    app.get<{ Params: { id: string } }>(calendarFilePath(name, ':id(^[1-9]\\d{0,15})'), (request, reply) => {
      const { id } = request.params;
      return documents.answer(request, reply, {
        key: calendarFilePath(name, id),
        contentType: calendarType,
        headers: { 'content-disposition': `inline; filename="${name}-${id}.ics"` },
        make: async (source) => (await calendars()).singleCalendar({ renderer, source, publicUrl }, name, id),
      });
    });
  }

  for (const name of ['story', 'article', 'podcast'] as const) {
    app.get(feedPaths[name], (request, reply) =>
      documents.answer(request, reply, {
        key: feedPaths[name],
        contentType: rssType,
        make: async (source) =>
          (await feeds()).feed({ renderer, source, publicUrl, ownFileBytes: siteFileBytes }, name),
      }),
    );
  }
};

/** The robots.txt: everything may be crawled except the API and the pages for staff. */
function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /dashboard', 'Disallow: /login', '']
    .concat(`Sitemap: ${publicUrl}/sitemap.xml`, '')
    .join('\n');
}
