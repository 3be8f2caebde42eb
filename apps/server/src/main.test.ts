// @module-tag slow
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { databaseFile, openDatabase } from './db/database.ts';
import { readConfig } from './settings/config.ts';
import { forAllTests, forEachTest, forThisTest } from './testing/for-each-test.ts';
import { runPorchlight, startNodeProcess } from './testing/node-process.ts';
import { quarters } from './testing/sample-files.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { acquireDatabase } from './testing/test-database.ts';

/** All servers have the same address: nodes of one PostgreSQL database must. */
const publicUrl = 'https://porch.example';

/** Settings for a server of a test, in the project `postgres` with a database of its own. */
async function newSettings(): Promise<Record<string, string>> {
  const databaseUrl = await acquireDatabase();
  return { PUBLIC_URL: publicUrl, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

/** Runs a start that fails. @returns its message */
async function failedStart(settings: Record<string, string>, uid?: number): Promise<string> {
  const { code, stderr } = await runPorchlight(['serve'], settings, uid);
  expect(stderr).not.toMatch(/\bat .*\.ts/);
  expect(code).toBe(1);
  return stderr;
}

const signIn = (origin: string, password: string) =>
  fetch(`${origin}/api/login`, { method: 'POST', body: new URLSearchParams({ username: 'admin', password }) });

const printedPassword = (output: string) => /password\s+(\S+)/.exec(output)?.[1];

/** Tries to connect. @returns the code of the error, null without one */
async function connectionError(port: number): Promise<string | null> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  } finally {
    socket.destroy();
  }
}

/** Paths in a folder, itself included, that other accounts of the machine could open, with their modes. */
async function openToOthers(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const modes = await Promise.all([folder, ...paths].map(async (path) => ({ path, mode: (await stat(path)).mode })));
  return modes.filter(({ mode }) => mode & 0o077).map(({ path, mode }) => `${path} ${(mode & 0o777).toString(8)}`);
}

test.each([
  ['an invalid setting', { PORT: 'abc' }, 'PORT must be a port from 0 to 65535'],
  ['a host that does not exist', { HOST: 'nowhere.invalid' }, 'HOST nowhere.invalid'],
])('%s ends the start with its name and no stack', async (_, settings, sentence) => {
  const message = await failedStart({ ...(await newSettings()), DATA_DIR: await temporaryFolder(), ...settings });
  expect(message).toContain(sentence);
});

describe('a server on a folder that other accounts could read', () => {
  const server = forAllTests(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-main-'));
    await mkdir(join(folder, 'files', 'images'), { recursive: true, mode: 0o755 });
    await mkdir(join(folder, 'files', 'cards'), { mode: 0o755 });
    await (await openDatabase({ dataDir: folder })).close();
    for (const name of ['porchlight.lock', 'files/images/a.jpg', 'files/cards/a.png'])
      await writeFile(join(folder, name), '', { mode: 0o644 });
    await chmod(join(folder, databaseFile), 0o644);
    await chmod(folder, 0o755);
    const settings = await newSettings();
    const started = await startNodeProcess(settings, { dataDir: folder });
    const stop = async () => {
      await started.stop();
      await rm(folder, { recursive: true });
    };
    return { ...started, settings, stop };
  });

  test('prints the password of the first account, which works', async () => {
    const password = printedPassword(server.stdout());
    expect((await signIn(server.origin, password ?? '')).status).toBe(200);
  });

  test('makes old files and new ones private', async () => {
    const { token } = await (await signIn(server.origin, printedPassword(server.stdout()) ?? '')).json();
    const form = new FormData();
    form.set('title', 'The porch');
    form.set('image', new File([new Uint8Array(await quarters().jpeg().toBuffer())], 'porch.jpg'));
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.origin}/api/add-gallery`, { method: 'POST', headers, body: form })).status).toBe(201);
    const picture = (await readdir(join(server.dataDir, 'files', 'images'))).find((name) => name !== 'a.jpg');
    expect((await fetch(`${server.origin}/images/${picture}?w=160`)).status).toBe(200);
    expect(await openToOthers(server.dataDir)).toEqual([]);
  });

  test('keeps its port: another start on it ends with the number and no stack', async () => {
    const settings = { ...server.settings, PORT: String(server.port), DATA_DIR: await temporaryFolder() };
    expect(await failedStart(settings)).toContain(`PORT ${server.port}`);
  });

  test('keeps its folder: another start and a restore end with its name and leave its unfinished uploads', async () => {
    const upload = join(server.dataDir, 'tmp', 'half-an-upload');
    await writeFile(upload, 'half');
    const settings = { ...server.settings, DATA_DIR: server.dataDir };
    const [start, restore] = await Promise.all([
      failedStart(settings),
      runPorchlight(['restore', 'a.tar.gz', '--replace', '--yes'], settings),
    ]);
    for (const message of [start, restore.stderr]) expect(message).toContain(`DATA_DIR ${server.dataDir} is in use`);
    expect(restore.code).toBe(1);
    expect(await readFile(upload, 'utf8')).toBe('half');
  });
});

describe('a later start', () => {
  const password = 'a long enough password';
  const server = forEachTest(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-main-'));
    const settings = { ...(await newSettings()), METRICS_PORT: '0', LOG_LEVEL: 'info' };
    const config = readConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: password, ...settings });
    await (await buildApp(config)).server.close();
    const started = await startNodeProcess(settings, { dataDir });
    const stop = async () => {
      await started.stop();
      await rm(dataDir, { recursive: true });
    };
    return { ...started, stop };
  });

  test('prints no password; on SIGTERM it finishes requests, serves open connections for a while, and exits with 0', async () => {
    expect(printedPassword(server.stdout())).toBeUndefined();
    const [metricsUrl = ''] = /(?<=Metrics are at )\S+/.exec(server.stdout()) ?? [];
    expect(await (await fetch(metricsUrl)).text()).toContain('nodejs_eventloop_lag_seconds');

    const body = JSON.stringify({ username: 'admin', password });
    const signingIn = connect(server.port, '127.0.0.1');
    signingIn.write(
      `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // Before this response the server may not know the request, and a connection without one is closed.
    expect(String(await once(signingIn, 'data'))).toMatch(/^HTTP\/1\.1 100 Continue/);
    signingIn.write(body.slice(0, 10));
    const live = async (socket: Socket) => {
      socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
      return String(await once(socket, 'data'));
    };
    const [used, idle] = [connect(server.port, '127.0.0.1'), connect(server.port, '127.0.0.1')];
    for (const socket of [used, idle])
      expect(await live(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: keep-alive/i);
    const idleClosed = once(idle, 'close');

    const stoppedAt = performance.now();
    server.signal('SIGTERM');
    // A busy machine delays the signal.
    await expect.poll(() => connectionError(server.port)).toBe('ECONNREFUSED');
    expect(await live(used)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
    const response = text(signingIn);
    signingIn.write(body.slice(10));
    expect(await response).toMatch(/^HTTP\/1\.1 200 [\s\S]*"token"/);
    await idleClosed;
    expect(performance.now() - stoppedAt).toBeGreaterThan(1900);

    expect(await server.exited).toBe(0);
    expect(server.stdout()).toContain('"msg":"SIGTERM: finishing running requests, then exiting"');
    await expect(fetch(metricsUrl)).rejects.toThrow();
    expect(await openToOthers(server.dataDir)).toEqual([]);
  });
});

// Only root can give a folder to another account, and start a server as a third one.
describe.skipIf(process.getuid?.() !== 0)('where the folder or a file in it belongs to another account', () => {
  const nobody = 65_534;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await temporaryFolder();
  });

  test('the server warns of a folder that it can’t make private, and its own files are private', async () => {
    await chmod(dataDir, 0o777);
    const { stderr } = forThisTest(await startNodeProcess(await newSettings(), { dataDir, uid: nobody }));
    expect(stderr()).toContain(`DATA_DIR ${dataDir} is open to other accounts`);
    expect(await openToOthers(dataDir)).toEqual([`${dataDir} 777`]);
  });

  test('a database that the server can’t make private ends the start with its name and no stack', async () => {
    await (await openDatabase({ dataDir })).close();
    await chown(dataDir, nobody, nobody);
    await chmod(join(dataDir, databaseFile), 0o666);
    const message = await failedStart({ DATA_DIR: dataDir }, nobody);
    expect(message).toContain(`${join(dataDir, databaseFile)} is open to other accounts`);
  });
});
