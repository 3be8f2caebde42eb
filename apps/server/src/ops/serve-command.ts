import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyMenus } from '@porchlight/contract/first-menus';
import { emptyOrganization } from '@porchlight/contract/first-organization';
import { Command } from 'commander';
import { type App, buildApp } from '../app.ts';
import { failureLogMessage } from '../db/restore-remedy.ts';
import { HttpError, StartError } from '../errors/http-error.ts';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import { startHousekeeping } from '../jobs/housekeeping.ts';
import { startLinkChecking } from '../jobs/link-checking.ts';
import { startRegistrationUpkeep } from '../jobs/registration-upkeep.ts';
import { startScheduledPublishing } from '../jobs/scheduled-publishing.ts';
import { createSeedTarget, isEmpty, wasSeeded } from '../jobs/seed-target.ts';
import { starterPages } from '../jobs/starter-pages.ts';
import { readConfig } from '../settings/config.ts';
import { createLogger } from '../telemetry/logger.ts';
import { addressRemedy, serveMetrics } from '../telemetry/metrics-server.ts';
import { startTracing } from '../telemetry/tracing.ts';
import { lockFolder } from './folder-lock.ts';
import { restrictFolderPermissions } from './folder-permissions.ts';

/** A stopping server exits after this long even if requests are still running, in milliseconds. */
const closeWithinMs = 30_000;
/** How long idle connections of browsers stay open while the server stops, in milliseconds. */
const idleMs = 2000;
/** The same for a proxy, which should close idle connections first, but may be late on a busy machine. */
const proxyIdleMs = 5000;
/** Folder of the built website. */
export const websiteFolder = join(import.meta.dirname, '../../../web/dist');

/** `porchlight serve`: runs the website, the dashboard and the API until it is stopped. */
export function serveCommand(): Command {
  return new Command('serve')
    .description('serve the website and the dashboard; the first start prints the first account’s password')
    .option('--demo', 'fill an empty database with the demo organization')
    .addHelpText(
      'after',
      '\nExamples:\n  porchlight serve\n  PORT=8080 DATA_DIR=/srv/porchlight porchlight serve --demo',
    )
    .action(async ({ demo = false }: { demo?: boolean }, command: Command) => {
      await serve({ demo });
      command.parent?.setOptionValue('isServing', true);
    });
}

/** Fills an empty database with demo content. */
async function seedWhenEmpty({ db, files, resources }: App): Promise<void> {
  if (!(await isEmpty(db))) return;
  const { seed } = await import('@porchlight/demo');
  const target = createSeedTarget({ db, files, now: () => new Date(), names: ['demo_content', 'site_pages'] });
  await seed(target, { today: new Date() });
  await target.commit();
  tellOfSeeds(resources);
}

function unlessChanged(error: unknown): void {
  if (!(error instanceof HttpError && error.code === 'stale_version')) throw error;
}

/**
 * Adds the pages of the site to a database that never had them: a new one gets drafts that say what to write, and one
 * of an earlier version the words that its pages had in the program.
 */
async function addSitePages({ db, files, resources }: App, { isDemo }: { isDemo: boolean }): Promise<void> {
  if (await wasSeeded(db, 'site_pages')) return;
  const target = createSeedTarget({ db, files, now: () => new Date(), names: ['site_pages'] });
  if (isDemo || (await wasSeeded(db, 'fixed_pages'))) await (await import('@porchlight/demo')).seedPages(target);
  else {
    for (const page of starterPages()) await target.insert('page', page);
    // The first settings and menus are those of the demo organization. Someone may have changed them already.
    const { organization, menus } = resources.services;
    await organization.update(1, { ...emptyOrganization, version: 1 }).catch(unlessChanged);
    await menus.update(1, { ...emptyMenus, version: 1 }).catch(unlessChanged);
  }
  await target.commit();
  tellOfSeeds(resources);
}

/** The settings and the menus, which may have been read before, name files and pages that have been added since. */
function tellOfSeeds({ changes }: App['resources']): void {
  for (const resource of ['organization', 'page'] as const) changes.emit({ resource, id: undefined });
}

/**
 * Starts the server with the settings of the environment. On SIGTERM or SIGINT it finishes running requests and exits.
 * @param options.demo whether an empty database is filled with demo content
 * @throws StartError with a message for the operator
 */
export async function serve({ demo }: { demo: boolean }): Promise<void> {
  // Read when the website's modules are loaded: without its development checks React renders pages a third faster.
  process.env.NODE_ENV ??= 'production';
  const config = readConfig(process.env, process.stdout.isTTY);
  for (const warning of restrictFolderPermissions(config.dataDir)) console.warn(warning);
  lockFolder(config.dataDir);
  const logger = await createLogger(config);
  const stopTracing =
    config.tracing && (await startTracing(config.tracing.sampledShare, (message) => logger.warn(`traces: ${message}`)));
  const app = await buildApp(config, {
    logger,
    webDist: existsSync(websiteFolder) ? websiteFolder : undefined,
    idleMs: config.trustProxy ? proxyIdleMs : idleMs,
    // Stops like on the operator's SIGTERM; the reason has been logged.
    displaced: () => process.kill(process.pid, 'SIGTERM'),
  });
  const { server, mailer, deliveries, metrics, firstAccount } = app;
  // Printed before anything else can fail, since the password can't be shown again.
  if (firstAccount?.generatedPassword) printPassword(firstAccount.username, firstAccount.generatedPassword);
  if (demo) await seedWhenEmpty(app);
  await addSitePages(app, { isDemo: demo });
  // The menus were read before there were these pages.
  app.resources.changes.emit({ resource: 'page', id: undefined });
  const stopHousekeeping = startHousekeeping({ ...app, now: () => new Date() }, (error) =>
    error instanceof StorageUnavailable
      ? server.log.warn(`housekeeping failed and is retried in an hour: ${error.message}`)
      : server.log.error({ err: error }, failureLogMessage(error, 'housekeeping failed')),
  );
  const stopPublishing = startScheduledPublishing(app, (error) =>
    server.log.error({ err: error }, 'publishing scheduled records failed'),
  );
  const stopCheckingLinks = startLinkChecking(app, (error) =>
    server.log.error({ err: error }, 'checking links to other sites failed'),
  );
  const stopRegistrations = startRegistrationUpkeep({ keepUp: app.keepUpRegistrations, metrics }, (error) =>
    server.log.error({ err: error }, 'keeping registrations up failed'),
  );
  const stopSending = mailer.start();
  const stopDelivering = deliveries.start();

  const { metricsPort, metricsHost } = config;
  const metricsServer =
    metricsPort === undefined ? null : await serveMetrics(metrics, { port: metricsPort, host: metricsHost });
  if (metricsServer) console.log(`Metrics are at ${metricsServer.url}`);

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // A signal may arrive twice: once sent to the process group, and once forwarded by npm.
    if (isStopping) return;
    isStopping = true;
    server.log.info(`${signal}: finishing running requests, then exiting`);
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    stopHousekeeping();
    stopPublishing();
    stopCheckingLinks();
    stopRegistrations();
    stopSending();
    stopDelivering();
    await server.close();
    await metricsServer?.close();
    await stopTracing?.().catch((err: unknown) => logger.warn({ err }, 'the last traces were not sent'));
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await server.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    // System errors about the address: in use, not of this machine, or invalid.
    if (!error.syscall) throw error;
    throw new StartError(
      `PORT ${config.port} on HOST ${config.host} can't be used: ${error.message}. ${addressRemedy}`,
    );
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Porchlight is running on http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`);
}

function printPassword(username: string, password: string): void {
  console.log(
    `\n  The first staff account\n    user name  ${username}\n    password   ${password}\n` +
      '  This password is shown only once. Sign in at /login and change it under My account.\n',
  );
}
