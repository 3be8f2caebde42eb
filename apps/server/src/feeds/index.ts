import { calendarFilePath, calendarPath, feedPaths } from '@porchlight/contract/discovery';
import { namedFile } from '@porchlight/contract/entity';
import { sitemapUrlsMax } from '@porchlight/contract/limits';
import type { RecordSource, WebRenderer } from '@porchlight/contract/rendering';
import type { FastifyPluginAsync } from 'fastify';
import type { FileStore } from '../files/index.ts';
import type { Changes } from '../records/changes.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { singleCalendar, wholeCalendar } from './calendars.ts';
import { RecordDocuments } from './documents.ts';
import { feed } from './feeds.ts';
import { ownFileBytes } from './own-file-bytes.ts';
import { robots, sitemap, sitemapPart } from './sitemap.ts';

/** What the plugin is given. */
export interface DiscoveryOptions {
  /** Knows the pages and their words. */
  renderer: Pick<WebRenderer, 'card' | 'listWords' | 'recordPath' | 'site' | 'sitePages' | 'sounds'>;
  /** Address of the site without a slash at its end. */
  publicUrl: string;
  /** What a visitor may read, in process. */
  source: RecordSource;
  /** Tells of every committed write. */
  changes: Changes;
  metrics: Metrics;
  now(): Date;
  /** The sounds that were uploaded. */
  files: Pick<FileStore, 'sound'>;
  /** Folder of the files for browsers. */
  clientDir: string;
  /** Addresses in one file of the sitemap. @default 50,000 */
  urlsMax?: number;
}

const xmlType = 'application/xml; charset=utf-8';
const rssType = 'application/rss+xml; charset=utf-8';
const calendarType = 'text/calendar; charset=utf-8';

/** Answers what search engines, calendars, feed readers and podcast players ask for. */
export const discovery: FastifyPluginAsync<DiscoveryOptions> = async (app, options) => {
  const { renderer, publicUrl, now, urlsMax = sitemapUrlsMax } = options;
  const siteFileBytes = async (path: string) => {
    const sound = namedFile('sound', path);
    return sound ? ((await options.files.sound(sound))?.bytes ?? null) : ownFileBytes(options.clientDir, path);
  };
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
      make: (source) => sitemap({ renderer, source, publicUrl }, urlsMax),
    }),
  );

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,5}).xml', (request, reply) => {
    const number = Number(request.params.number);
    return documents.answer(request, reply, {
      key: `/sitemap-${number}.xml`,
      contentType: xmlType,
      make: (source) => sitemapPart({ renderer, source, publicUrl }, urlsMax, number),
    });
  });

  app.get(calendarPath, (request, reply) =>
    documents.answer(request, reply, {
      key: calendarPath,
      contentType: calendarType,
      headers: { 'content-disposition': 'inline; filename="calendar.ics"' },
      make: (source) => wholeCalendar({ renderer, source, publicUrl }, now()),
    }),
  );

  for (const name of ['event', 'election'] as const) {
    app.get<{ Params: { id: string } }>(calendarFilePath(name, ':id(^[1-9]\\d{0,15})'), (request, reply) => {
      const { id } = request.params;
      return documents.answer(request, reply, {
        key: calendarFilePath(name, id),
        contentType: calendarType,
        headers: { 'content-disposition': `inline; filename="${name}-${id}.ics"` },
        make: (source) => singleCalendar({ renderer, source, publicUrl }, name, id),
      });
    });
  }

  for (const name of ['story', 'article', 'podcast'] as const) {
    app.get(feedPaths[name], (request, reply) =>
      documents.answer(request, reply, {
        key: feedPaths[name],
        contentType: rssType,
        make: (source) => feed({ renderer, source, publicUrl, ownFileBytes: siteFileBytes }, name),
      }),
    );
  }
};
