import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { requestSource } from '../audit/rejection-entry.ts';
import { previewSet } from '../change-sets/preview-set.ts';
import { cards } from '../feeds/cards.ts';
import { discovery } from '../feeds/index.ts';
import { siteIcons } from '../feeds/site-icons.ts';
import { throttleForms } from '../forms/form-routes.ts';
import { requestId } from '../http/request-id.ts';
import { ssr } from '../pages/index.ts';
import { storedRedirections } from '../redirects/redirections.ts';
import type { AppOptions } from './app-options.ts';

/** Serves the website if there is one: its pages and files, feeds, calendars, sitemaps and preview pictures. */
export const pages = fastifyPlugin(
  async (app: FastifyInstance, { config, now, webDist: dist, cachePages, headers }: AppOptions) => {
    const { db, fileKeys: keys, files, metrics, organization: settings, previewLinks, resources, spend, website } = app;
    if (!website || dist === undefined) return;
    const { renderer, clientDir } = website;
    const { changes } = resources;
    const site = { renderer, publicUrl: config.publicUrl, source: resources.publicSource, now, metrics };
    const redirections = storedRedirections({ db, source: resources.publicSource, missed: app.missedAddresses });
    await app.register(discovery, { ...site, db, files, clientDir, changes, redirections, spend });
    await app.register(cards, { ...site, files, dataDir: config.dataDir });
    // Before the website's own icons.
    await app.register(siteIcons, { renderer, files, clientDir });
    await app.register(ssr, {
      ...site,
      ...{ dist, changes, settings, spend, cachePages, headers, search: app.searchIndex },
      previews: {
        resolve: (secret) => previewLinks.resolve(secret),
        logOpened: (record, request) => previewLinks.logOpened(record, requestSource(request)),
        source: resources.previewSource,
        set: (id) => previewSet({ db, resources, keys, now }, id),
      },
      redirections,
      forms: {
        forms: resources.forms,
        wakeMailer: () => app.mailer.wake(),
        throttle: throttleForms({ db, now }),
      },
      registrations: {
        registrations: resources.registrations,
        links: app.registrationLinks,
        wakeMailer: () => app.mailer.wake(),
        throttle: throttleForms({ db, now }),
      },
      isOverloaded: () => app.isOverloaded(),
      assignRequestId: requestId(config.trustProxy),
    });
  },
  {
    name: 'pages',
    dependencies: [
      ...['telemetry', 'database', 'search', 'files', 'records', 'website', 'current-organization', 'redirects'],
      ...['errors', 'load-shedding', 'auth', 'rate-limit', 'mail', 'registrations'],
    ],
  },
);
