import { existsSync } from 'node:fs';
import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { checkChain } from '../audit/check-chain.ts';
import { databaseFile, openForReading } from '../db/database.ts';
import { kindOf } from '../db/dialect.ts';
import { isOpenFailure } from '../db/failures.ts';
import { requireNotLost } from '../db/lost-database.ts';
import { migrationStatus } from '../db/migrate.ts';
import { postgresErrorMessage } from '../db/postgres.ts';
import { folderRemedy, restoreRemedy } from '../db/restore-remedy.ts';
import { countServingNodes, servingConflict } from '../db/serving-nodes.ts';
import { openFailureError } from '../db/sqlite.ts';
import { requireTables } from '../db/table-differences.ts';
import type { Tables } from '../db/tables.ts';
import { messageOf, StartError } from '../errors/http-error.ts';
import { StorageUnavailable } from '../errors/storage-unavailable.ts';
import { createMailTransport } from '../mail/mail-transport.ts';
import { fileNamesInUse } from '../media/file-names-in-use.ts';
import { type BlobStore, checkBlobStore, checkScanner, openBlobStore } from '../media/index.ts';
import { restorableSince } from '../records/live-rows.ts';
import { type Config, readConfig } from '../settings/config.ts';
import type { BucketAddress, ScannerAddress } from '../settings/service-addresses.ts';
import { unencryptedServices } from '../settings/unencrypted-services.ts';
import { version } from '../version.ts';
import { websiteFolder } from './serve-command.ts';

/** The result of one check. */
interface Finding {
  check: string;
  /** A fault stops the server or loses data; a warning may. */
  level: 'ok' | 'warning' | 'fault';
  /** What was found, and how to fix it if it is wrong. */
  text: string;
}

type Verdict = Omit<Finding, 'check'>;
const ok = (text: string): Verdict => ({ level: 'ok', text });
const warning = (text: string): Verdict => ({ level: 'warning', text });
const fault = (text: string): Verdict => ({ level: 'fault', text });

/** Free bytes below which a disk counts as nearly full: some twenty uploads and the database’s log. ours */
const enoughBytes = 1024 ** 3;
/** Free bytes below which hardly anything can be saved: SQLite's write-ahead log needs room too. ours */
const minFreeBytes = 16 * 1024 ** 2;

/** Runs all checks without changing anything. @returns their results; only that of the settings if these are invalid */
export async function runDoctorChecks(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    return [{ check: 'settings', ...fault(messageOf(error).replaceAll('\n', ' ')) }];
  }
  const { dataDir, storage, scanner } = config;
  return [
    { check: 'settings', ...settings(config) },
    { check: 'website', ...website() },
    { check: 'DATA_DIR', ...(await folder(dataDir)) },
    { check: 'disk', ...(await disk(dataDir)) },
    ...(storage ? [{ check: 'bucket', ...(await bucket(dataDir, storage)) }] : []),
    ...(scanner ? [{ check: 'scanner', ...(await virusScanner(scanner)) }] : []),
    ...(await database(config)),
    ...unencryptedServices(config).map((text) => ({ check: 'TLS', ...warning(text) })),
    { check: 'mail', ...(await mail(config)) },
  ];
}

function settings({ publicUrl, trustProxy }: Config): Verdict {
  const { protocol, hostname } = new URL(publicUrl);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    return warning(
      `PUBLIC_URL is ${publicUrl}, which visitors can’t reach, but feeds, calendars and shared links use it. Set it to the site’s address.`,
    );
  }
  if (protocol === 'http:') {
    return warning(
      `PUBLIC_URL is ${publicUrl}, without TLS: passwords are sent unencrypted. Put a reverse proxy with a certificate in front, and set PUBLIC_URL to https.`,
    );
  }
  if (trustProxy === false) {
    return warning(
      'PUBLIC_URL is https, but TRUST_PROXY is not set: behind a proxy, all visitors seem to have the same address and share one rate limit. Set TRUST_PROXY=1.',
    );
  }
  return ok(`the site’s address is ${publicUrl}`);
}

function website(): Verdict {
  const isBuilt = existsSync(join(websiteFolder, 'manifest.json'));
  return isBuilt ? ok('is built') : fault('is not built: `npm run build` builds it.');
}

async function folder(dataDir: string): Promise<Verdict> {
  if (!existsSync(dataDir)) {
    const parent = nearestExistingFolder(dataDir);
    return access(parent, constants.W_OK | constants.X_OK).then(
      () => warning(`${dataDir} does not exist yet: \`porchlight serve\` creates it.`),
      () =>
        fault(
          `${dataDir} does not exist, and nothing can be created in ${parent}: create it, and make the account that runs the server its owner (chown).`,
        ),
    );
  }
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const isOpen = process.platform !== 'win32' && ((await stat(dataDir)).mode & 0o077) !== 0;
    if (!isOpen) return ok(`${dataDir} exists, and other accounts can’t read it`);
    return warning(
      `${dataDir} is open to other accounts of this machine: run \`chmod -R go= ${dataDir}\`, or restart the server, which does the same.`,
    );
  } catch (error) {
    return fault(`${messageOf(error)}. ${folderRemedy(dataDir)}`);
  }
}

/** The folder itself, or its nearest existing ancestor. */
function nearestExistingFolder(path: string): string {
  return existsSync(path) ? path : nearestExistingFolder(dirname(path));
}

async function disk(dataDir: string): Promise<Verdict> {
  const { bavail, bsize } = await statfs(nearestExistingFolder(dataDir));
  const bytes = bavail * bsize;
  if (bytes >= enoughBytes) return ok(`${(bytes / 1024 ** 3).toFixed(1)} GB are free`);
  const text = `only ${Math.floor(bytes / 1024 ** 2)} MB are free: free some space, or move DATA_DIR to a larger disk.`;
  return bytes >= minFreeBytes ? warning(text) : fault(text);
}

/** Checks whether files can be stored in the bucket. A folder of files is covered by the check of DATA_DIR. */
async function bucket(dataDir: string, storage: BucketAddress): Promise<Verdict> {
  const failure = await checkBlobStore(await openBlobStore({ dataDir, storage, now: () => new Date() }));
  return failure === null ? ok(`files in ${storage.bucket} can be listed, stored, read and deleted`) : fault(failure);
}

function virusScanner(scanner: ScannerAddress): Promise<Verdict> {
  return checkScanner(scanner).then(
    () => ok('clamd responds'),
    (error: Error) => fault(error.message),
  );
}

async function database(config: Config): Promise<Finding[]> {
  const { dataDir, databaseUrl, publicUrl } = config;
  const path = join(dataDir, databaseFile);
  const result = (verdict: Verdict): Finding[] => [{ check: 'database', ...verdict }];
  let read: Kysely<Tables> | undefined;
  try {
    if (!databaseUrl) requireNotLost(path);
    if (!databaseUrl && !existsSync(path)) return result(warning('does not exist yet: `porchlight serve` creates it.'));
    read = openForReading(config);
    if (kindOf(read) === 'sqlite') {
      const { rows } = await sql<{ quick_check: string }>`pragma quick_check(3)`.execute(read);
      const faults = rows.map((row) => row.quick_check).filter((text) => text !== 'ok');
      if (faults.length > 0) throw new StartError(`is damaged: ${faults.join('; ')}. ${restoreRemedy}`);
    }
    const { done, pending } = await migrationStatus(read);
    const serving = await countServingNodes(read);
    const obstacle = serving > 0 ? await servingConflict(read, { version, publicUrl }) : null;
    if (obstacle !== null) return result(fault(obstacle));
    if (pending.length > 0) {
      return result(
        warning(
          `has pending migrations: ${pending.join(', ')}. Run \`porchlight migrate\`; the next \`porchlight serve\` does it too.`,
        ),
      );
    }
    await requireTables(read);
    const nodes = databaseUrl ? `, running nodes: ${serving}` : '';
    const kind = databaseUrl ? 'PostgreSQL' : 'SQLite';
    return [
      ...result(ok(`${kind} is intact, its last migration is ${done.at(-1)}${nodes}`)),
      { check: 'files', ...(await files(config, await fileNamesInUse(read, restorableSince(new Date())))) },
      { check: 'security log', ...(await securityLog(read)) },
    ];
  } catch (error) {
    if (error instanceof StartError) return result(fault(error.message));
    if (isOpenFailure(error)) return result(fault(openFailureError(path, error).message));
    const text = databaseUrl
      ? postgresErrorMessage(databaseUrl, error)
      : `can’t be read: ${messageOf(error)}. ${restoreRemedy}`;
    return result(fault(text));
  } finally {
    await read?.destroy();
  }
}

async function mail(config: Config): Promise<Verdict> {
  if (!config.smtpUrl) {
    return warning(
      `not sent: emails are written to ${join(config.dataDir, 'outbox')}, and the dashboard shows their links to administrators. To send them, set SMTP_URL and MAIL_FROM.`,
    );
  }
  const { host } = new URL(config.smtpUrl);
  try {
    await createMailTransport(
      config,
      () => '',
      () => new Date(),
    ).check();
    return ok(`${host} accepts emails from ${config.mailFrom?.address}`);
  } catch (error) {
    return fault(
      `${host} does not accept emails: ${messageOf(error).slice(0, 300)}. Check SMTP_URL, and whether this machine can reach the server. Emails wait in the queue.`,
    );
  }
}

async function securityLog(read: Kysely<Tables>): Promise<Verdict> {
  const { entries, head, fault: brokenLink } = await checkChain(read);
  if (!brokenLink) return ok(`all ${entries} entries are unchanged${head && `, up to ${head}`}`);
  return fault(
    `${brokenLink}. Someone has changed it in the database. Compare it with backups and with the server’s log, which contains the entries’ hashes.`,
  );
}

async function files(config: Config, names: ReadonlySet<string>): Promise<Verdict> {
  const location = config.storage ? 'the bucket' : 'DATA_DIR/files';
  let missing: ReadonlySet<string>;
  try {
    missing = await missingFrom(await openBlobStore({ ...config, now: () => new Date() }), names);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return fault('not checked, because the bucket can’t be used.');
  }
  if (missing.size === 0) return ok(`all ${names.size} files that records use exist`);
  return fault(
    `${missing.size} files that records use are missing: ${[...missing].slice(0, 5).join(', ')}. Copy them from a backup into ${location}, or remove them from the records.`,
  );
}

async function missingFrom(blobs: BlobStore, names: ReadonlySet<string>): Promise<Set<string>> {
  const missing = new Set(names);
  for await (const { name } of blobs.list()) missing.delete(name);
  return missing;
}
