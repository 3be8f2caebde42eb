import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type App, buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { isDamaged, isUnavailable } from './db/failures.ts';
import { lockFolder } from './folder-lock.ts';
import { messageOf, StartError, systemCode } from './http-error.ts';
import { keepTidy } from './jobs/housekeeping.ts';
import { createSeedTarget, isEmpty } from './jobs/seed-target.ts';
import { closeToOthers } from './private-folder.ts';
import { createLogger } from './telemetry/logger.ts';
import { serveMetrics } from './telemetry/metrics-server.ts';

/** What is still running after this long is cut off when the server stops, in milliseconds. */
const closeWithinMs = 30_000;
/** Folder of the built website. */
const webDist = join(import.meta.dirname, '../../web/dist');

/** Fills an empty database with demo content when the settings ask for it. */
async function seedWhenEmpty({ db, files }: App, config: Config): Promise<void> {
  if (!config.seedDemo || !(await isEmpty(db))) return;
  const { seed } = await import('@porchlight/demo');
  const target = createSeedTarget({ db, files, now: () => new Date() });
  await seed(target, { today: new Date() });
  await target.commit();
}

async function start(): Promise<void> {
  const config = readConfig(process.env, process.stdout.isTTY);
  for (const warning of closeToOthers(config.dataDir)) console.warn(warning);
  lockFolder(config.dataDir);
  const app = await buildApp(config, {
    logger: await createLogger(config),
    webDist: existsSync(webDist) ? webDist : undefined,
  });
  const { server, db, files, tokens, places, metrics, firstAccount } = app;
  // Before anything else can fail: nobody could ever read it again.
  if (firstAccount?.generatedPassword) printPassword(firstAccount.username, firstAccount.generatedPassword);
  await seedWhenEmpty(app, config);
  const stopTidying = keepTidy({ db, tokens, places, files, metrics, now: () => new Date() }, (error) =>
    server.log.error({ err: error }, 'housekeeping failed'),
  );

  const { metricsPort, metricsHost } = config;
  const metricsServer =
    metricsPort === undefined ? null : await serveMetrics(metrics, { port: metricsPort, host: metricsHost });
  if (metricsServer) console.log(`Its metrics are at ${metricsServer.url}`);

  let isStopping = false;
  const stop = async () => {
    // The same wish may come twice: from who told the whole process group, and from npm, which passes it on.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    stopTidying();
    await server.close();
    await metricsServer?.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await server.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    // What the system says of the address: it is taken, not ours, or no address at all.
    if (!error.syscall) throw error;
    throw new StartError(`PORT ${config.port} on HOST ${config.host} can't be used: ${error.message}.`);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Porchlight is running on http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`);
}

function printPassword(username: string, password: string): void {
  console.log(
    `\n  The first staff account\n    user name  ${username}\n    password   ${password}\n` +
      '  This password is shown this once. Sign in at /login and change it under Users.\n',
  );
}

/** A disk that is full, a folder that can't be written to, a database that can't be read: for the operator to mend. */
function asStartError(error: unknown): unknown {
  const [code, message] = [systemCode(error), messageOf(error)];
  if (isDamaged(error)) {
    return new StartError(
      `The database is damaged: ${message}. Put a copy of DATA_DIR from before in the place of ${readConfig(process.env).dataDir}.`,
    );
  }
  const isDisk = isUnavailable(error) || ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR'].includes(code);
  return isDisk ? new StartError(`DATA_DIR can't be used: ${message}.`) : error;
}

try {
  await start();
} catch (failure) {
  const error = asStartError(failure);
  if (!(error instanceof StartError)) throw error;
  console.error(`Porchlight can't start.\n${error.message}`);
  process.exit(1);
}
