/** Finds the PostgreSQL that tests run on, installs one if there is none, and starts a private cluster of it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../e2e/bench/free-port.ts';
import { findOrInstall, installDebianPackage } from './debian-package.ts';
import { fastTemporaryFolder } from './fast-temporary-folder.ts';
import { timeFactor } from './time-factor.ts';

/** Folder in which Debian installs the programs of each version. */
const debianFolder = '/usr/lib/postgresql';
/** Timeout of a cluster's start, in milliseconds. */
const startWithinMs = 60_000 * timeFactor;

/** Folder of PostgreSQL's programs: `POSTGRES_BIN`, else Debian's newest, else from the `PATH`; null if none. */
function findPostgres(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  const folders = [process.env.POSTGRES_BIN ?? [], debian, (process.env.PATH ?? '').split(':')].flat();
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/**
 * Folder of PostgreSQL's programs; Debian's package is installed if needed.
 * @throws Error with instructions if no way works
 */
function ensurePostgres(): string {
  const install = () => installDebianPackage('postgresql');
  const help =
    'Install it (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder that contains initdb, then run this again.';
  return findOrInstall('PostgreSQL', findPostgres, install, help);
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
 * @throws Error when it doesn't start
 */
export async function startCluster(isDurable = false): Promise<Cluster> {
  const bin = ensurePostgres();
  const folder = mkdtempSync(join(isDurable ? tmpdir() : fastTemporaryFolder(), 'porchlight-postgres-'));
  const account = ownAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
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
    throw new Error(`PostgreSQL of ${bin} does not start on port ${port}.`);
  }
  const url = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const create = (database: string) => {
    execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', database]);
    return url(database);
  };
  return { url, create, stop };
}

/** User and group to run PostgreSQL as when we are root, which it refuses: the account of its Debian package. */
function ownAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
