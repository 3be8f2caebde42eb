import { createServer } from './http/create-server.ts';
import { accounts } from './plugins/accounts.ts';
import { type AppDependencies, appOptions } from './plugins/app-options.ts';
import { auth } from './plugins/auth.ts';
import { bodyParsers } from './plugins/body-parsers.ts';
import { calls } from './plugins/calls.ts';
import { compressedResponses } from './plugins/compressed-responses.ts';
import { connections } from './plugins/connections.ts';
import { currentOrganization } from './plugins/current-organization.ts';
import { database } from './plugins/database.ts';
import { errors } from './plugins/errors.ts';
import { files } from './plugins/files.ts';
import { housekeeping } from './plugins/housekeeping.ts';
import { links } from './plugins/links.ts';
import { loadShedding } from './plugins/load-shedding.ts';
import { mail } from './plugins/mail.ts';
import { pages } from './plugins/pages.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { records } from './plugins/records.ts';
import { redirects } from './plugins/redirects.ts';
import { registrations } from './plugins/registrations.ts';
import { schemas } from './plugins/schemas.ts';
import { search } from './plugins/search.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { securityLog } from './plugins/security-log.ts';
import { subscriptions } from './plugins/subscriptions.ts';
import { telemetry } from './plugins/telemetry.ts';
import { website } from './plugins/website.ts';
import type { Config } from './settings/config.ts';

/** The assembled server, not listening yet, with the parts that commands and tests use. */
export type App = Awaited<ReturnType<typeof buildApp>>;

/** First what others need, and then what a request passes, in this order: each hook runs after those above it. */
const plugins = [
  ...[telemetry, securityHeaders, connections, database, search, securityLog, files, records],
  ...[website, currentOrganization, accounts, subscriptions, registrations, mail, housekeeping, redirects, links],
  ...[errors, loadShedding, compressedResponses, auth, bodyParsers, rateLimit, schemas, calls, pages],
];

/**
 * Assembles the server: opens and migrates the database, creates the first account, registers all plugins. It doesn't
 * listen, so that tests can inject requests. Closing the server closes the database.
 * @throws StartError with a message for the operator
 */
export async function buildApp(config: Config, dependencies: AppDependencies = {}) {
  const options = appOptions(config, dependencies);
  const server = createServer(config.trustProxy, dependencies.logger, options.headers);
  try {
    for (const plugin of plugins) await server.register(plugin, options);
    await server.ready();
  } catch (error) {
    await server.close();
    throw error;
  }
  const {
    resources,
    changeSets,
    drafts,
    linkChecker,
    metrics,
    uploads,
    firstAccount,
    deliveries,
    keepUpRegistrations,
  } = server;
  const parts = { ...server.housekeeping, ...server.accounts, linkChecker };
  return {
    server,
    ...parts,
    resources,
    changeSets,
    drafts,
    metrics,
    uploads,
    firstAccount,
    deliveries,
    keepUpRegistrations,
  };
}
