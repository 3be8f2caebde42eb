import { fillFacts } from '@porchlight/contract/organization-tokens';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PersonalDataAccess } from '../access/personal-data.ts';
import { signInCalls } from '../accounts/sign-in-calls.ts';
import { apiDocs } from '../api-docs/api-docs.ts';
import { collectServedCalls } from '../api-docs/served-calls.ts';
import { historyRoutes } from '../audit/history-routes.ts';
import type { FindMissing } from '../audit/missing-links.ts';
import { securityLogRoute } from '../audit/security-log-route.ts';
import { changeSetRoutes } from '../change-sets/change-set-routes.ts';
import { checkInCodeOf } from '../check-ins/check-in-codes.ts';
import { recordCalls } from '../entities/record-calls.ts';
import { health } from '../http/health.ts';
import { policyReports } from '../http/policy-reports.ts';
import { missingPages } from '../links/missing-pages.ts';
import { publicFiles } from '../media/published-files.ts';
import { storedFiles } from '../media/stored-files.ts';
import { registrationPages } from '../registrations/registration-pages.ts';
import { registrationRoutes } from '../registrations/registration-routes.ts';
import { recordSearchRoute } from '../search/record-search-route.ts';
import { searchRoute } from '../search/search-route.ts';
import { emailListRoutes } from '../subscribers/email-list-routes.ts';
import { subscriptionPages } from '../subscribers/subscription-pages.ts';
import { typedCopiesRoutes } from '../typed-copies/typed-copies-routes.ts';
import type { AppOptions } from './app-options.ts';

/** Registers everything besides the website: health checks, all calls in the order of the OpenAPI document, files. */
export const calls = fastifyPlugin(
  async (app: FastifyInstance, { config, now, hasher, https, webDist }: AppOptions) => {
    const { publicUrl } = config;
    const { accounts, connections, db, drafts, fileKeys: keys, files, mailer, metrics } = app;
    const {
      organization,
      previewLinks: previews,
      resources,
      searchIndex,
      securityLog,
      spend,
      subscriptions,
      uploads,
    } = app;
    const served = collectServedCalls(app);
    const personalData = new PersonalDataAccess(securityLog, now);
    const issuer = () => organization.facts.name;

    await app.register(health, { db, connections });
    await app.register(policyReports, { publicUrl, metrics, now });
    await signInCalls(app, { ...accounts, db, now, hasher, mailer, resources, metrics, securityLog, https, issuer });
    await recordCalls(app, {
      resources,
      files,
      uploads,
      db,
      now,
      spend,
      personalData,
      drafts,
      previews,
      views: app.savedViews,
      missed: app.missedAddresses,
      missedSearches: app.missedSearches,
      linkChecker: app.linkChecker,
      mailer,
      publicUrl,
      subscriptions,
    });
    await app.register(registrationRoutes, {
      ...{ db, now, mailer, personalData, registrations: resources.registrations },
      ...{ links: app.registrationLinks, changes: resources.changes },
    });
    await app.register(registrationPages, {
      managed: app.managedRegistrations,
      codeOf: (registration: number) => checkInCodeOf(db, registration),
      wakeMailer: () => mailer.wake(),
      now,
      fill: (text: string) => fillFacts(text, organization.facts),
    });
    await app.register(emailListRoutes, { mailings: app.mailings, subscriptions, wake: () => app.deliveries.wake() });
    await app.register(subscriptionPages, { subscriptions, db });
    await app.register(changeSetRoutes, { sets: app.changeSets });
    await app.register(typedCopiesRoutes, { db, services: resources.services });
    const findMissing: FindMissing = (targets) => missingPages(db.read, targets, publicUrl);
    await app.register(historyRoutes, {
      ...{ db, files, services: resources.services, keys, now, personalData, findMissing },
    });
    await app.register(securityLogRoute, { db });
    await app.register(searchRoute, { search: resources.search, spend });
    await app.register(recordSearchRoute, { db, index: searchIndex, now, personalData });
    const fill = (title: string) => fillFacts(title, organization.facts);
    await app.register(storedFiles, { store: files, findPublic: publicFiles(db, resources.changes, fill), keys });
    await app.register(apiDocs, { calls: served, publicUrl, webDist });
  },
  {
    name: 'calls',
    dependencies: [
      ...[
        'telemetry',
        'connections',
        'database',
        'search',
        'files',
        'security-log',
        'records',
        'accounts',
        'mail',
        'subscriptions',
        'registrations',
        'redirects',
        'links',
      ],
      ...['errors', 'auth', 'body-parsers', 'rate-limit', 'schemas', 'current-organization'],
    ],
  },
);
