import { resourceNames } from '@porchlight/contract/entities';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import { PasswordHasher } from './accounts/passwords.ts';
import { session } from './accounts/session.ts';
import { Tokens } from './accounts/tokens.ts';
import { apiDocs } from './api-docs/api-docs.ts';
import { noteServedCalls } from './api-docs/served-calls.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { measuredDatabase } from './db/measured-database.ts';
import { cards } from './feeds/cards.ts';
import { discovery } from './feeds/index.ts';
import { FileKeys } from './files/file-keys.ts';
import { createFileStore, type FileStore } from './files/index.ts';
import { historyRoutes } from './history/history-routes.ts';
import { answerClientError } from './http/client-errors.ts';
import { compressedAnswers } from './http/compressed-json.ts';
import { errors } from './http/errors.ts';
import { health } from './http/health.ts';
import { type LoadLimits, loadLimits } from './http/load-limits.ts';
import { loadShedding } from './http/load-shedding.ts';
import { readableAddress } from './http/readable-requests.ts';
import { requestId } from './http/request-id.ts';
import { answerHeaders, securityHeaders } from './http/security-headers.ts';
import { costlyBudget } from './http/throttling.ts';
import { uploads } from './http/uploads.ts';
import { answerPages } from './pages/answer-pages.ts';
import { ssr } from './pages/index.ts';
import { loadWebBundle } from './pages/web-bundle.ts';
import { importEmails } from './records/import-emails.ts';
import { publishedFiles } from './records/published-files.ts';
import { resourceRoutes } from './records/resource-routes.ts';
import { createResources, type Resources } from './records/resources.ts';
import { storedFiles } from './records/stored-files.ts';
import { totalAmountRoute } from './records/total-amount.ts';
import { recordSearchRoute } from './search/record-search-route.ts';
import { searchRoute } from './search/search-route.ts';
import { accountRoutes } from './sign-in/account-routes.ts';
import { ensureFirstAccount, type FirstAccount } from './sign-in/first-account.ts';
import { KnownPlaces } from './sign-in/known-places.ts';
import { LoginThrottle } from './sign-in/login-throttle.ts';
import { Metrics } from './telemetry/metrics.ts';
import { requests } from './telemetry/requests.ts';

/** How long the server waits, in milliseconds. Fastify's own defaults are to wait for ever. */
const timeouts = {
  /** For a request's headers. */
  headers: 15_000,
  /** For a whole request: 25 MB on a slow line. */
  request: 5 * 60_000,
  /** For the next byte on a connection that is in use. */
  connection: 2 * 60_000,
  /** For the next request on a connection; longer than the 60 s after which proxies close theirs. */
  keepAlive: 65_000,
  /** For an answer; calls that take files have their own. */
  handler: 30_000,
} as const;

/** Bytes of a body without files. A text of 200,000 characters may take four bytes each. */
const bodyLimitBytes = 4 * 1024 * 1024;

/** Characters of a path's part that is a parameter: any that Node's parser lets through. */
const pathMaxCharacters = 16 * 1024;

/** How often connections that have become idle are closed while the server stops, in milliseconds. */
const closeIdleEveryMs = 50;

/** Parts that tests and tools replace. */
export interface AppDependencies {
  /** The clock. @default the system's */
  now?: () => Date;
  /** Where pictures and PDFs are kept. @default the data folder */
  files?: FileStore;
  /** Folder of the built website; without it the server answers calls and files only. */
  webDist?: string;
  /** Whether rendered pages are kept. @default true */
  cachePages?: boolean;
  /** From where on requests are refused; null for never. @default a share of the memory there is */
  limits?: LoadLimits | null;
  /** Takes a line for each request and each failure. @default none */
  logger?: FastifyBaseLogger;
}

/** The server, put together and not listening. */
export interface App {
  server: FastifyInstance;
  db: Database;
  files: FileStore;
  resources: Resources;
  tokens: Tokens;
  places: KnownPlaces;
  /** What is measured of it. */
  metrics: Metrics;
  /** The account that this start made, null when there were accounts already. */
  firstAccount: FirstAccount | null;
}

/**
 * Puts the server together: opens the database and brings it up to date, makes the first account, registers everything
 * in written order. It doesn't listen, so that tests can call it. Closing the server closes the database.
 * @throws StartError with a message for the operator
 */
export async function buildApp(config: Config, dependencies: AppDependencies = {}): Promise<App> {
  const { now = () => new Date(), limits = loadLimits() } = dependencies;
  const metrics = new Metrics();
  const db = measuredDatabase(await openDatabase(config, metrics.committed), metrics);
  try {
    const files = dependencies.files ?? (await createFileStore({ dataDir: config.dataDir, now }));
    const hasher = new PasswordHasher();
    const tokens = new Tokens(db, now);
    const places = new KnownPlaces(db, now);
    const resources = createResources({ db, hasher, files, now, metrics });
    const account = { username: config.adminUsername, password: config.adminPassword };
    const firstAccount = await ensureFirstAccount({ db, resources }, account);

    const headers = answerHeaders(config.publicUrl.startsWith('https:'));
    const server = createServer(config, dependencies.logger, headers);
    await db.listenElsewhere((change) => {
      for (const each of change ? [change] : resourceNames.map((resource) => ({ resource, id: undefined }))) {
        resources.changes.emit(each);
      }
    });
    server.addHook('onClose', () => db.close());
    await server.register(requests, { metrics });
    const calls = noteServedCalls(server);
    await server.register(securityHeaders, { headers });
    await server.register(errors);
    await server.register(loadShedding, { limits, metrics });
    await server.register(compressedAnswers);
    await server.register(session, { tokens });
    await server.register(uploads);
    await server.register(health, { db });
    if (dependencies.webDist) {
      await server.register(answerPages, { dist: dependencies.webDist, publicUrl: config.publicUrl, now });
    }
    await server.register(accountRoutes, {
      db,
      hasher,
      tokens,
      places,
      throttle: new LoginThrottle(now),
      https: config.publicUrl.startsWith('https:'),
      metrics,
    });
    const spend = costlyBudget(now);
    await server.register(resourceRoutes, { resources, files, db, now, spend });
    await server.register(totalAmountRoute, { db, now });
    await server.register(importEmails, { resources, db, now });
    const keys = new FileKeys(now);
    await server.register(historyRoutes, { db, files, resources, keys, now });
    await server.register(searchRoute, { search: resources.search, spend });
    await server.register(recordSearchRoute, { db, now });
    await server.register(storedFiles, { store: files, isPublished: publishedFiles(db), keys });
    await server.register(apiDocs, { calls, publicUrl: config.publicUrl, webDist: dependencies.webDist });
    if (dependencies.webDist) {
      const { renderer, clientDir } = await loadWebBundle(dependencies.webDist);
      const site = { renderer, publicUrl: config.publicUrl, source: resources.publicSource, now, metrics };
      await server.register(discovery, { ...site, clientDir, changes: resources.changes });
      await server.register(cards, { ...site, dataDir: config.dataDir });
      await server.register(ssr, {
        dist: dependencies.webDist,
        publicUrl: config.publicUrl,
        source: resources.publicSource,
        changes: resources.changes,
        search: db.search,
        now,
        spend,
        cachePages: dependencies.cachePages,
        isOverloaded: () => server.isOverloaded(),
        metrics,
      });
    }
    await server.ready();
    return { server, db, files, resources, tokens, places, metrics, firstAccount };
  } catch (error) {
    await db.close();
    throw error;
  }
}

function createServer(
  config: Config,
  logger: FastifyBaseLogger | undefined,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  const server: FastifyInstance = fastify({
    loggerInstance: logger,
    // The requests' own lines are written by telemetry/requests.ts, and name no address.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: requestId(config.trustProxy),
    bodyLimit: bodyLimitBytes,
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: timeouts.keepAlive,
    requestTimeout: timeouts.request,
    handlerTimeout: timeouts.handler,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // What Node and the router would refuse in their own words and without our headers comes as far as our own hooks.
    http: { requireHostHeader: false },
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: pathMaxCharacters },
    clientErrorHandler: answerClientError(headers, (line) => server.log.info(line, 'request that can’t be read')),
  });
  // Node would refuse an expectation that it doesn't know; RFC 9110 lets us pass over it.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
  server.server.headersTimeout = timeouts.headers;
  // A connection that is in use when closing begins becomes idle later, and would be kept for the next request.
  let timer: NodeJS.Timeout | undefined;
  server.addHook('preClose', async () => {
    timer = setInterval(() => server.server.closeIdleConnections(), closeIdleEveryMs).unref();
  });
  server.addHook('onClose', async () => clearInterval(timer));
  return server;
}

/** A number means that many proxies in front of the server, counted from it. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
