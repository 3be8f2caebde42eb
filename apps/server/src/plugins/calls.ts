import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { PersonalDataAccess } from '../accounts/personal-data.ts';
import { apiDocs } from '../api-docs/api-docs.ts';
import { collectServedCalls } from '../api-docs/served-calls.ts';
import { historyRoutes } from '../history/history-routes.ts';
import { securityLogRoute } from '../history/security-log-route.ts';
import { health } from '../http/health.ts';
import { policyReports } from '../http/policy-reports.ts';
import { publicFiles } from '../records/published-files.ts';
import { recordCalls } from '../records/record-calls.ts';
import { storedFiles } from '../records/stored-files.ts';
import { recordSearchRoute } from '../search/record-search-route.ts';
import { searchRoute } from '../search/search-route.ts';
import { signInCalls } from '../sign-in/sign-in-calls.ts';
import type { AppOptions } from './app-options.ts';

/** Registers everything besides the website: health checks, all calls in the order of the OpenAPI document, files. */
export const calls = fastifyPlugin(
  async (app: FastifyInstance, { config, now, hasher, https, webDist }: AppOptions) => {
    const { publicUrl } = config;
    const { accounts, connections, db, drafts, fileKeys: keys, files, mailer, metrics } = app;
    const { organization, previewLinks: previews, resources, securityLog, spend, uploads } = app;
    const served = collectServedCalls(app);
    const personalData = new PersonalDataAccess(securityLog, now);
    const issuer = () => organization.facts.name;

    await app.register(health, { db, connections });
    await app.register(policyReports, { publicUrl, metrics, now });
    await signInCalls(app, { ...accounts, db, now, hasher, mailer, resources, metrics, securityLog, https, issuer });
    await recordCalls(app, { resources, files, uploads, db, now, spend, personalData, drafts, previews });
    await app.register(historyRoutes, { db, files, resources, keys, now, personalData });
    await app.register(securityLogRoute, { db });
    await app.register(searchRoute, { search: resources.search, spend });
    await app.register(recordSearchRoute, { db, now, personalData });
    await app.register(storedFiles, { store: files, findPublic: publicFiles(db, resources.changes), keys });
    await app.register(apiDocs, { calls: served, publicUrl, webDist });
  },
  {
    name: 'calls',
    dependencies: [
      ...['telemetry', 'connections', 'database', 'files', 'security-log', 'records', 'accounts', 'mail'],
      ...['errors', 'sessions', 'body-parsers', 'rate-limit', 'current-organization'],
    ],
  },
);
