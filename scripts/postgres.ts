/** Finds the PostgreSQL that tests run on, installs one if there is none, and starts a private cluster of it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../e2e/bench/free-port.ts';
import { findOrInstall, installDebianPackage } from './debian-package.ts';
import { fastTemporaryFolder } from './fast-temporary-folder.ts';
import { Missing } from './missing.ts';
import { timeFactor } from './time-factor.ts';

/** Folder in which Debian installs the programs of each version. */
const debianFolder = '/usr/lib/postgresql';
/** Timeout of a cluster's start, in milliseconds. */
const startWithinMs = 60_000 * timeFactor;

/** Oldest version that the product supports. */
const minVersion = 15;

const hasPrograms = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));

/** Major version of the PostgreSQL in a folder. */
function versionOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

/**
 * Folder of PostgreSQL's programs: `POSTGRES_BIN`, else Debian's newest, else from the `PATH`; undefined if none.
 * @throws Missing when `POSTGRES_BIN` names a folder without them, or with an old version
 */
function findPostgres(): string | undefined {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    if (hasPrograms(named) && versionOf(named) >= minVersion) return named;
    throw new Missing(
      `POSTGRES_BIN names ${named}, which contains no PostgreSQL ${minVersion} or newer: name the folder that contains its initdb, or unset it.`,
    );
  }
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => hasPrograms(folder) && versionOf(folder) >= minVersion,
  );
}

/**
 * Folder of PostgreSQL's programs; Debian's package is installed if needed.
 * @throws Missing if that fails
 */
export function ensurePostgres(): string {
  const help = `install version ${minVersion} or newer (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder that contains its initdb`;
  return findOrInstall('PostgreSQL', findPostgres, [() => installDebianPackage('postgresql')], help);
}

/** A private PostgreSQL server with temporary data. */
export interface Cluster {
  /** URL of one of its databases. */
  url(database: string): string;
  /** Creates an empty database. @returns its URL */
  create(database: string): string;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Settings that avoid waiting for the disk: the data doesn't have to survive a crash, and there is no replication. */
const withoutDisk = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '256MB',
};

/**
 * Starts a private cluster on a free port.
 * @param isDurable whether commits wait for the disk, as in production. @default false
 * @throws Missing when there is no PostgreSQL, or it doesn't start
 */
export async function startCluster(isDurable = false): Promise<Cluster> {
  const bin = ensurePostgres();
  const account = ownAccount();
  const folder = mkdtempSync(join(isDurable ? tmpdir() : fastTemporaryFolder(), 'porchlight-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const created = spawnSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  );
  if (created.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    const reason = created.error?.message ?? created.stderr.trim().split('\n')[0];
    throw new Missing(`PostgreSQL of ${bin} can't create a database in ${folder}: ${reason}.`);
  }
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(isDurable ? {} : withoutDisk),
    max_connections: 300,
    // Tests provoke errors on purpose, which would only clutter the output.
    log_min_messages: 'panic',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...account, cwd: folder, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0;
  for (const deadline = Date.now() + startWithinMs; !isReady(); await setTimeout(50)) {
    if (server.exitCode === null && Date.now() < deadline) continue;
    await stop();
    throw new Missing(`PostgreSQL of ${bin} does not start on port ${port}.`);
  }
  const url = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const create = (database: string) => {
    execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', database]);
    return url(database);
  };
  return { url, create, stop };
}

/**
 * User and group to run PostgreSQL as when we are root, which it refuses: the account of its Debian package.
 * @throws Missing if there is no such account
 */
function ownAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((kind) => spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);
  if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  throw new Missing(
    'PostgreSQL refuses to run as root, and there is no account named postgres to run it: create one (adduser --system --group postgres), or run this as another user.',
  );
}
