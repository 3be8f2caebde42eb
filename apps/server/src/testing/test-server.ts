import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@porchlight/contract/permissions';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import { PasswordHasher } from '../accounts/passwords.ts';
import { type App, buildApp } from '../app.ts';
import type { Tables } from '../db/tables.ts';
import { openBlobStore } from '../media/index.ts';
import type { AppDependencies } from '../plugins/app-options.ts';
import { readConfig } from '../settings/config.ts';
import type { BucketAddress } from '../settings/service-addresses.ts';
import { forAllTests, forEachTest } from './for-each-test.ts';
import { writeMigratedFile } from './migrated-file.ts';
import { acquireDatabase, releaseDatabase } from './test-database.ts';

/** Name and password of the account that every test server starts with. */
export const staffAccount = { username: 'admin', password: 'a long enough password' } as const;

/** A password hasher with minimal cost: the three hashes of a usual test would take more than half of its time. */
export const cheapHasher = new PasswordHasher({ memoryKiB: 8, passes: 1, parallelism: 1 });

/** A whole server for a test, with its own data, and a clock that only the test advances. */
export interface TestServer extends App {
  dataDir: string;
  /** URL of its database, in the project `postgres`. */
  databaseUrl?: string;
  /** The bucket of its files, if configured. */
  storage?: BucketAddress;
  /** Advances the clock. */
  pass(milliseconds: number): void;
  /** Sets the clock. */
  setNow(moment: string): void;
  /** Signs in and returns the token. */
  signIn(account?: { username: string; password: string }, remoteAddress?: string): Promise<string>;
  /** Sends a request as {@link staffAccount}, which is signed in on the first use. */
  asStaff(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Posts values as {@link staffAccount}: see `bodyOf`. */
  post(url: string, values?: object): Promise<LightMyRequestResponse>;
  /** Creates an account with a role. @returns its id, and a function that sends requests as it */
  person(role: Role, username?: string): Promise<{ id: number; call: TestServer['asStaff'] }>;
  /** Inserts a row without the API's checks. */
  insert<Table extends keyof Tables>(table: Table, row: Insertable<Tables[Table]>): Promise<void>;
  /** Names of all files under the data folder's `files/` and `tmp/`, and in the bucket. */
  storedFiles(): Promise<string[]>;
  /** Closes the server and deletes its data. Further calls only wait for the first. */
  stop(): Promise<void>;
}

/** Further settings of a test server, and replaced dependencies. */
interface TestServerOptions extends AppDependencies {
  settings?: Record<string, string>;
  /** The PostgreSQL database of another running server, to share it. @default its own */
  databaseUrl?: string;
}

/**
 * Starts a test server.
 * @param moment initial time of its clock
 * @param site the folder of the built website and its URL; without it the server serves only the API and files
 */
export async function startTestServer(
  moment = '2026-03-14T16:00:00Z',
  site?: { webDist: string; publicUrl: string },
  { settings, databaseUrl, ...dependencies }: TestServerOptions = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-server-'));
  const ownUrl = databaseUrl === undefined ? await acquireDatabase() : undefined;
  if (!databaseUrl && !ownUrl) await writeMigratedFile(dataDir);
  let now = new Date(moment);
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? ownUrl,
    PUBLIC_URL: site?.publicUrl,
    ADMIN_USERNAME: staffAccount.username,
    ADMIN_PASSWORD: staffAccount.password,
    ...settings,
  });
  const app = await buildApp(config, {
    now: () => now,
    webDist: site?.webDist,
    limits: null,
    hasher: cheapHasher,
    strictResponses: true,
    ...dependencies,
  });
  let token: string | undefined;

  async function signIn(account: { username: string; password: string } = staffAccount, remoteAddress = '127.0.0.1') {
    const response = await app.server.inject({ method: 'POST', url: '/api/login', payload: account, remoteAddress });
    if (response.statusCode !== 200) throw new Error(`Signing in failed: ${response.body}`);
    return response.json<{ token: string }>().token;
  }

  async function asStaff(options: InjectOptions) {
    token ??= await signIn();
    return app.server.inject({ ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });
  }

  let stopped: Promise<void> | undefined;
  async function stop() {
    await app.server.close();
    releaseDatabase(ownUrl);
    await rm(dataDir, { recursive: true, force: true });
  }

  return {
    ...app,
    dataDir,
    databaseUrl: databaseUrl ?? ownUrl,
    storage: config.storage,
    pass: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    setNow: (next) => {
      now = new Date(next);
    },
    signIn,
    asStaff,
    post: (url, values) => asStaff({ method: 'POST', url, ...bodyOf(values) }),
    async person(role, username = `the ${role}`) {
      const { id } = await app.resources.services.user.create({ username, password: 'a lamp at dusk', role });
      const authorization = `Bearer ${await app.tokens.issue(id)}`;
      const call: TestServer['asStaff'] = async (options) =>
        app.server.inject({ ...options, headers: { ...options.headers, authorization } });
      return { id, call };
    },
    async insert(table, row) {
      await app.db.write((trx) => trx.insertInto(table).values(row).execute());
    },
    async storedFiles() {
      const entries = await Promise.all(
        ['files', 'tmp'].map((folder) =>
          readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []),
        ),
      );
      const names = entries.flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
      if (config.storage) {
        for await (const { name } of (await openBlobStore({ ...config, now: () => now })).list()) names.push(name);
      }
      return names;
    },
    stop: () => (stopped ??= stop()),
  };
}

/** Starts a server for each test of a file or group; the returned object always is the current one's. */
export const serverForEachTest = (...options: Parameters<typeof startTestServer>): TestServer =>
  forEachTest(() => startTestServer(...options));

/** One server for all tests of a file or a group: see `startTestServer`. */
export const serverForAllTests = (...options: Parameters<typeof startTestServer>): TestServer =>
  forAllTests(() => startTestServer(...options));

/** A part of a multipart body. */
export type Part = [name: string, value: string | { filename: string; content: Buffer; type?: string }];

/** Parts of a multipart body in order, or by name if all names differ. */
export type Form = Part[] | Readonly<Record<string, Part[1]>>;

/** Builds the body of a request: a multipart form if some values are the content of files, else JSON. */
export function bodyOf(values: object = {}): Pick<InjectOptions, 'payload' | 'headers'> {
  const parts = Object.entries(values).map(([name, content]): Part => {
    return [name, Buffer.isBuffer(content) ? { filename: `${name}.file`, content } : formText(content)];
  });
  return parts.some(([, value]) => typeof value !== 'string') ? multipart(parts) : { payload: values };
}

/** The text of a value in a form: of a list, its JSON. */
export function formText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Builds a multipart body as browsers send it. */
export function multipart(form: Form): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = 'porch-boundary-7391';
  const parts = Array.isArray(form) ? form : Object.entries(form);
  const chunks = parts.flatMap(([name, value]) => {
    if (typeof value === 'string') {
      return [Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)];
    }
    const type = value.type ?? 'application/octet-stream';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${value.filename}"\r\nContent-Type: ${type}\r\n\r\n`;
    return [Buffer.from(head), value.content, Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
