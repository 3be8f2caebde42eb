import { resourceNames } from '@porchlight/contract/entities';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AccountLinks } from './accounts/account-links.ts';
import { ApiKeyAccess } from './accounts/api-key-access.ts';
import { Factors } from './accounts/factors.ts';
import { createPasskeys, type Passkeys } from './accounts/passkeys.ts';
import { PasswordHasher } from './accounts/passwords.ts';
import { PendingSignIns } from './accounts/pending-sign-ins.ts';
import { PersonalDataAccess } from './accounts/personal-data.ts';
import { session } from './accounts/session.ts';
import { Tokens } from './accounts/tokens.ts';
import { apiDocs } from './api-docs/api-docs.ts';
import { collectServedCalls } from './api-docs/served-calls.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { measuredDatabase } from './db/measured-database.ts';
import { createNodeLock } from './db/node-lock.ts';
import { fileKeysSecret, sharedSecret } from './db/shared-secrets.ts';
import { cards } from './feeds/cards.ts';
import { discovery } from './feeds/index.ts';
import { FileKeys } from './files/file-keys.ts';
import type { FileStore } from './files/index.ts';
import { historyRoutes } from './history/history-routes.ts';
import { securityLogRoute } from './history/security-log-route.ts';
import { compressedResponses } from './http/compressed-json.ts';
import { createServer } from './http/create-server.ts';
import { errors } from './http/errors.ts';
import { health } from './http/health.ts';
import { type LoadLimits, loadLimits } from './http/load-limits.ts';
import { loadShedding } from './http/load-shedding.ts';
import { OpenConnections } from './http/open-connections.ts';
import { policyReports } from './http/policy-reports.ts';
import { requestId } from './http/request-id.ts';
import { defaultSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { costlyRateLimit } from './http/throttling.ts';
import { uploads } from './http/uploads.ts';
import type { Housekeeping } from './jobs/housekeeping.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { Mailer } from './mail/mailer.ts';
import { openFileStore } from './open-file-store.ts';
import { ssr } from './pages/index.ts';
import { responsePages } from './pages/response-pages.ts';
import { loadWebBundle } from './pages/web-bundle.ts';
import { Drafts } from './records/drafts.ts';
import { OrganizationSettings } from './records/organization.ts';
import { PreviewLinks } from './records/preview-links.ts';
import { publishedFiles } from './records/published-files.ts';
import { recordCalls } from './records/record-calls.ts';
import { createResources, type Resources } from './records/resources.ts';
import { storedFiles } from './records/stored-files.ts';
import { Uploads } from './records/uploads.ts';
import { recordSearchRoute } from './search/record-search-route.ts';
import { searchRoute } from './search/search-route.ts';
import { rejectionLog, requestSource } from './security-log/rejection-log.ts';
import { SecurityLog } from './security-log/security-log.ts';
import { accountEmails } from './sign-in/account-emails.ts';
import { ApiKeys } from './sign-in/api-keys.ts';
import { ensureFirstAccount, type FirstAccount } from './sign-in/first-account.ts';
import { KnownPlaces } from './sign-in/known-places.ts';
import { LoginThrottle } from './sign-in/login-throttle.ts';
import { signInCalls } from './sign-in/sign-in-calls.ts';
import { throttleUnknownKeys } from './sign-in/unknown-keys.ts';
import { Metrics } from './telemetry/metrics.ts';
import { requests } from './telemetry/requests.ts';
import { version } from './version.ts';

/** Dependencies that tests and tools replace. */
export interface AppDependencies {
  /** The clock. @default the system's */
  now?: () => Date;
  /** Store of pictures, PDFs, audio files and videos. @default the one the settings configure */
  files?: FileStore;
  /** Hashes and verifies passwords. @default one with the usual cost */
  hasher?: PasswordHasher;
  /** Folder of the built website; without it the server serves only the API and files. */
  webDist?: string;
  /** Whether rendered pages are cached. @default true */
  cachePages?: boolean;
  /** Limits of load shedding; null for none. @default `loadLimits()`, a share of the available memory */
  limits?: LoadLimits | null;
  /** Logs requests and failures. @default none */
  logger?: FastifyBaseLogger;
  /** How long idle connections stay open while the server stops, in milliseconds, see `OpenConnections`. @default 0 */
  idleMs?: number;
  /** Called when other nodes have taken the place of this one, which then has to stop. */
  displaced?: () => void;
}

/** The assembled server, not listening yet. */
export interface App extends Omit<Housekeeping, 'now'> {
  server: FastifyInstance;
  resources: Resources;
  tokens: Tokens;
  links: AccountLinks;
  drafts: Drafts;
  pending: PendingSignIns;
  passkeys: Passkeys | null;
  apiKeys: ApiKeys;
  /** Its Prometheus metrics. */
  metrics: Metrics;
  uploads: Uploads;
  /** The account that was created at this start; null when there were accounts already. */
  firstAccount: FirstAccount | null;
}

/**
 * Assembles the server: opens and migrates the database, creates the first account, registers all plugins; their order
 * matters. It doesn't listen, so that tests can inject requests. Closing the server closes the database.
 * @throws StartError with a message for the operator
 */
export async function buildApp(config: Config, dependencies: AppDependencies = {}): Promise<App> {
  const { now = () => new Date(), limits = loadLimits(), hasher = new PasswordHasher() } = dependencies;
  const metrics = new Metrics();
  const db = measuredDatabase(
    await openDatabase({ ...config, node: { version, publicUrl: config.publicUrl } }, metrics.committed),
    metrics,
  );
  try {
    const files = dependencies.files ?? (await openFileStore(config, db, now, dependencies.logger));
    const links = new AccountLinks(db, now);
    const drafts = new Drafts(db, now);
    const places = new KnownPlaces(db, now);
    const factors = new Factors(db, now);
    const tokens = new Tokens(db, now, config.sessions, factors, config.secondFactorRoles);
    const pending = new PendingSignIns(db, now);
    const securityLog = new SecurityLog(db, now, dependencies.logger);
    const previews = new PreviewLinks(db, now, config.publicUrl, securityLog);
    const keys = new FileKeys(now, await sharedSecret(db, fileKeysSecret));
    const resources = createResources({ db, hasher, files, now, metrics, securityLog, keys });
    const account = { username: config.adminUsername, password: config.adminPassword };
    const firstAccount = await ensureFirstAccount({ db, resources }, account);

    const headers = defaultSecurityHeaders(config.publicUrl.startsWith('https:'));
    const server = createServer(config.trustProxy, dependencies.logger, headers);
    const connections = new OpenConnections(server.server);
    server.addHook('preClose', () => connections.drain(dependencies.idleMs ?? 0));
    await db.listenForRemoteChanges({
      changed(change) {
        for (const each of change ? [change] : resourceNames.map((resource) => ({ resource, id: undefined }))) {
          resources.changes.emit(each);
        }
        resources.changes.markReachable();
      },
      lost: () => resources.changes.markUnreachable(),
      displaced(reason) {
        server.log.fatal(reason);
        dependencies.displaced?.();
      },
    });
    server.addHook('preClose', async () => securityLog.close());
    server.addHook('onClose', () => db.close());
    const bundle = dependencies.webDist ? await loadWebBundle(dependencies.webDist) : undefined;
    const settings = new OrganizationSettings(resources, now, (facts) => bundle?.renderer.setOrganization(facts));
    await settings.current();
    // Every response uses the current settings, even right after they were changed.
    server.addHook('onRequest', async () => void (await settings.current()));
    const sender = () => settings.facts.name;
    const mailer = new Mailer({
      db,
      transport: createMailTransport(config, sender, now),
      write: accountEmails({ db, links, publicUrl: config.publicUrl, sender, now }),
      now,
      metrics,
      failed: (err, mail) =>
        server.log.warn({ err, ...mail }, mail ? 'an email was not sent' : 'the mail queue can’t be read'),
    });
    server.addHook('preClose', () => mailer.close());
    await server.register(requests, { metrics });
    const calls = collectServedCalls(server);
    await server.register(securityHeaders, { headers });
    await server.register(errors);
    await server.register(loadShedding, { limits, metrics });
    await server.register(compressedResponses);
    const throttle = new LoginThrottle(db, now, securityLog);
    const onUnknownKey = throttleUnknownKeys({ throttle, securityLog });
    await server.register(session, { tokens, keys: new ApiKeyAccess(db, now), onUnknownKey });
    await server.register(rejectionLog, { securityLog });
    await server.register(uploads);
    await server.register(health, { db, connections });
    await server.register(policyReports, { publicUrl: config.publicUrl, metrics, now });
    if (dependencies.webDist) {
      await server.register(responsePages, {
        dist: dependencies.webDist,
        publicUrl: config.publicUrl,
        changes: resources.changes,
        now,
      });
    }
    const https = config.publicUrl.startsWith('https:');
    const passkeys = createPasskeys(config.publicUrl, sender, db, now);
    const apiKeys = new ApiKeys(db, now, securityLog);
    await signInCalls(server, {
      ...{ db, now, hasher, tokens, links, places, factors, passkeys, pending, throttle, apiKeys, mailer, resources },
      ...{ metrics, securityLog, https, issuer: sender },
    });
    const spend = costlyRateLimit(now);
    const personalData = new PersonalDataAccess(securityLog, now);
    const uploadsInParts = new Uploads(db, files, keys, now);
    await recordCalls(server, {
      resources,
      files,
      uploads: uploadsInParts,
      db,
      now,
      spend,
      personalData,
      drafts,
      previews,
    });
    await server.register(historyRoutes, { db, files, resources, keys, now, personalData });
    await server.register(securityLogRoute, { db });
    await server.register(searchRoute, { search: resources.search, spend });
    await server.register(recordSearchRoute, { db, now, personalData });
    await server.register(storedFiles, { store: files, isPublished: publishedFiles(db), keys });
    await server.register(apiDocs, { calls, publicUrl: config.publicUrl, webDist: dependencies.webDist });
    if (bundle && dependencies.webDist) {
      const { renderer, clientDir } = bundle;
      const site = { renderer, publicUrl: config.publicUrl, source: resources.publicSource, now, metrics };
      await server.register(discovery, { ...site, db, files, clientDir, changes: resources.changes });
      await server.register(cards, { ...site, dataDir: config.dataDir });
      await server.register(ssr, {
        dist: dependencies.webDist,
        publicUrl: config.publicUrl,
        source: resources.publicSource,
        previews: {
          resolve: (secret) => previews.resolve(secret),
          logOpened: (record, request) => previews.logOpened(record, requestSource(request)),
          source: resources.previewSource,
        },
        changes: resources.changes,
        search: db.search,
        settings,
        now,
        spend,
        cachePages: dependencies.cachePages,
        isOverloaded: () => server.isOverloaded(),
        metrics,
        headers,
        assignRequestId: requestId(config.trustProxy),
      });
    }
    await server.ready();
    return {
      server,
      db,
      files,
      resources,
      tokens,
      links,
      drafts,
      mailer,
      pending,
      passkeys,
      apiKeys,
      metrics,
      securityLog,
      uploads: uploadsInParts,
      purgeables: [tokens, links, previews, drafts, places, pending, apiKeys, uploadsInParts, passkeys].filter(
        (each) => each !== null,
      ),
      housekeepingLock: createNodeLock(db.read, 'housekeeping'),
      firstAccount,
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
