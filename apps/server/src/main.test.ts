import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base, describe, expect } from 'vitest';
import { databaseFile, openDatabase } from './db/database.ts';
import { quarters } from './testing/sample-files.ts';
import { acquireDatabase, isOnPostgres } from './testing/test-database.ts';

interface Fixtures {
  dataDir: string;
  /** Starts the program on that folder and, if tests run on PostgreSQL, its own database. */
  run(settings?: Record<string, string>, uid?: number): ChildProcessByStdio<null, Readable, Readable>;
  /** Starts the server and waits until it prints its address. */
  started(
    settings?: Record<string, string>,
    uid?: number,
  ): Promise<{
    running: ChildProcess;
    port: number;
    address: string;
    output(): string;
    stderr(): string;
  }>;
  /** Starts a server that exits with 1 and without a stack trace. @returns its output */
  failed(settings?: Record<string, string>, uid?: number): Promise<string>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  async dataDir({}, use) {
    const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-main-'));
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },
  async run({ dataDir }, use) {
    const databaseUrl = await acquireDatabase();
    const storage = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const children: ChildProcess[] = [];
    await use((settings, uid) => {
      const running = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'serve'], {
        env: { PATH, NODE_COMPILE_CACHE, PORT: '0', ...storage, ...settings },
        uid,
        gid: uid,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(running);
      return running;
    });
    for (const child of children) child.kill('SIGKILL');
  },
  async started({ run }, use) {
    await use(async (settings, uid) => {
      const running = run(settings, uid);
      let output = '';
      let errors = '';
      running.stderr.on('data', (chunk) => {
        errors += chunk;
      });
      running.stdout.on('data', (chunk) => {
        output += chunk;
      });
      while (!/localhost:\d+/.test(output)) {
        if (running.exitCode !== null) throw new Error(`It ended with ${running.exitCode}: ${output}`);
        await wait(10);
      }
      const port = Number(/localhost:(\d+)/.exec(output)?.[1]);
      return { running, port, address: `http://127.0.0.1:${port}`, output: () => output, stderr: () => errors };
    });
  },
  async failed({ run }, use) {
    await use(async (settings, uid) => {
      const running = run(settings, uid);
      const [message, [code]] = await Promise.all([text(running.stderr), once(running, 'exit')]);
      expect(message).not.toMatch(/\bat .*\.ts/);
      expect(code).toBe(1);
      return message;
    });
  },
});

test.for([
  ['a bad setting', { PORT: 'abc' }, 'PORT must be a port from 0 to 65535'],
  ['a host that does not exist', { HOST: 'nowhere.invalid' }, 'HOST nowhere.invalid'],
] as const)('%s ends the start with its name and no stack trace', async ([, settings, sentence], { failed }) => {
  expect(await failed(settings)).toContain(sentence);
});

test('a port in use ends the start with its number and no stack trace', async ({ started, failed }) => {
  const settings = { PUBLIC_URL: 'https://porch.example' };
  const { port, running } = await started(settings);
  const other = await mkdtemp(join(tmpdir(), 'porchlight-main-'));
  expect(await failed({ ...settings, PORT: String(port), DATA_DIR: other })).toContain(`PORT ${port}`);
  running.kill('SIGKILL');
  await rm(other, { recursive: true, force: true });
});

test('a folder that is not writable ends the start with its name and no stack trace', async ({ dataDir, failed }) => {
  await writeFile(join(dataDir, 'files'), 'no folder');
  expect(await failed()).toContain('DATA_DIR');
});

// This test and others are about SQLite's file. For PostgreSQL see db/postgres.test.ts.
const testOfFile = test.skipIf(isOnPostgres());

testOfFile(
  'a database of a newer version ends the start with a message and no stack trace',
  async ({ dataDir, failed }) => {
    await (await openDatabase({ dataDir })).close();
    const newer = new DatabaseSync(join(dataDir, databaseFile));
    newer.exec(`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`);
    newer.close();
    expect(await failed()).toContain('newer version');
  },
);

/** The files of a folder, and itself, that another account of the machine can open: paths with their modes. */
async function openToOthers(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const modes = await Promise.all([folder, ...paths].map(async (path) => ({ path, mode: (await stat(path)).mode })));
  return modes.filter(({ mode }) => mode & 0o077).map(({ path, mode }) => `${path} ${(mode & 0o777).toString(8)}`);
}

// Only root can change the owner of a folder, and start a server as another account.
describe.skipIf(process.getuid?.() !== 0)('if the folder or a file in it belongs to another account', () => {
  const nobody = 65_534;

  test('a folder whose permissions can’t be changed is reported, and the files in it are private', async ({
    dataDir,
    started,
  }) => {
    await chmod(dataDir, 0o777);
    const { running, stderr } = await started({}, nobody);
    expect(stderr()).toContain(`DATA_DIR ${dataDir} is open to other accounts`);
    expect(await openToOthers(dataDir)).toEqual([`${dataDir} 777`]);
    running.kill('SIGKILL');
  });

  testOfFile(
    'a database whose permissions can’t be changed ends the start with its name and no stack trace',
    async ({ dataDir, failed }) => {
      await (await openDatabase({ dataDir })).close();
      await chown(dataDir, nobody, nobody);
      await chmod(join(dataDir, databaseFile), 0o666);
      expect(await failed({}, nobody)).toContain(`${join(dataDir, databaseFile)} is open to other accounts`);
    },
  );
});

test('a folder shared by all accounts is refused and left unchanged', async ({ dataDir, failed }) => {
  await chmod(dataDir, 0o1777);
  expect(await failed()).toContain('all accounts of this machine share');
  expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777);
});

testOfFile.for(['users', 'everything'])(
  'a database with damaged pages, those of %s, ends the start with a message and no stack trace',
  async (damaged, { dataDir, failed }) => {
    await (await openDatabase({ dataDir })).close();
    const path = join(dataDir, databaseFile);
    const connection = new DatabaseSync(path);
    const rootPage = connection.prepare(`select rootpage from sqlite_master where name = 'users'`).get()?.rootpage;
    const pageBytes = Number(connection.prepare('pragma page_size').get()?.page_size);
    connection.close();
    const content = await readFile(path);
    const range = damaged === 'users' ? [Number(rootPage) - 1, Number(rootPage)] : [1, content.length / pageBytes];
    await writeFile(path, content.fill(0xff, ...(range.map((page) => page * pageBytes) as [number, number])));
    const message = await failed();
    expect(message).toMatch(/The database .* is damaged: .* Restore a backup/);
    expect(message).toContain(dataDir);
  },
);

test('SIGTERM finishes the current request, then exits with 0', async ({ started }) => {
  const { running, port } = await started({ ADMIN_PASSWORD: 'a long enough password' });
  const body = JSON.stringify({ username: 'admin', password: 'a long enough password' });
  const socket = connect(port, '127.0.0.1');
  const head = `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
  socket.write(head);
  // Before this the server may not have seen the request, and a connection without one is closed.
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 100 Continue/);
  socket.write(body.slice(0, 10));
  running.kill('SIGTERM');
  await wait(100);
  const response = text(socket);
  socket.write(body.slice(10));
  expect(await response).toMatch(/^HTTP\/1\.1 200 [\s\S]*"token"/);
  expect(await once(running, 'exit')).toEqual([0, null]);
});

test('the metrics are at METRICS_PORT, which closes with the server', async ({ started }) => {
  const { running, output } = await started({ METRICS_PORT: '0' });
  const url = /Metrics are at (\S+)/.exec(output())?.[1] ?? '';
  expect(await (await fetch(url)).text()).toContain('nodejs_eventloop_lag_seconds');
  running.kill('SIGTERM');
  expect(await once(running, 'exit')).toEqual([0, null]);
});

/** Tries to connect. @returns the code of the error, null without one */
async function connectionError(port: number): Promise<string | null> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    socket.destroy();
  }
}

const signIn = (address: string, password = '') =>
  fetch(`${address}/api/login`, { method: 'POST', body: new URLSearchParams({ username: 'admin', password }) });

// In parallel: each waits for seconds until an idle connection is closed, or a folder is free.
describe.concurrent('with time', () => {
  test('the first start prints a working password, the second prints none', async ({ started }) => {
    const first = await started();
    await wait(50);
    const password = /password\s+(\S+)/.exec(first.output())?.[1];
    expect((await signIn(first.address, password)).status).toBe(200);
    first.running.kill('SIGTERM');
    expect(await once(first.running, 'exit')).toEqual([0, null]);
    expect(first.output()).toContain('"msg":"SIGTERM: finishing running requests, then exiting"');
    const second = await started();
    await wait(50);
    expect(second.output()).not.toContain('password');
  });

  test('a second start on the same folder ends with its name and does not disturb the uploads of the first', async ({
    dataDir,
    started,
    failed,
  }) => {
    const { running } = await started();
    const upload = join(dataDir, 'tmp', 'half-an-upload');
    await writeFile(upload, 'half');
    expect(await failed()).toContain(`DATA_DIR ${dataDir} is in use`);
    expect(await readFile(upload, 'utf8')).toBe('half');
    running.kill('SIGKILL');
    await once(running, 'exit');
    await started();
  });

  test('other accounts of the machine can’t read old or new files in an existing folder', async ({
    dataDir,
    started,
  }) => {
    const images = join(dataDir, 'files', 'images');
    await mkdir(images, { recursive: true, mode: 0o755 });
    await mkdir(join(dataDir, 'files', 'cards'), { mode: 0o755 });
    await (await openDatabase({ dataDir })).close();
    for (const name of ['porchlight.lock', 'files/images/a.jpg', 'files/cards/a.png'])
      await writeFile(join(dataDir, name), '', { mode: 0o644 });
    for (const path of [dataDir, join(dataDir, databaseFile)]) await chmod(path, path === dataDir ? 0o755 : 0o644);
    const { running, address } = await started({ ADMIN_PASSWORD: 'a long enough password' });
    const { token } = (await (await signIn(address, 'a long enough password')).json()) as { token: string };
    const form = new FormData();
    form.set('title', 'The porch');
    form.set('image', new File([new Uint8Array(await quarters().jpeg().toBuffer())], 'porch.jpg'));
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${address}/api/add-gallery`, { method: 'POST', headers, body: form })).status).toBe(201);
    const picture = (await readdir(images)).find((name) => name !== 'a.jpg');
    expect((await fetch(`${address}/images/${picture}?w=160`)).status).toBe(200);
    expect(await openToOthers(dataDir)).toEqual([]);
    running.kill('SIGTERM');
    await once(running, 'exit');
    expect(await openToOthers(dataDir)).toEqual([]);
  });

  test('after SIGTERM requests on a proxy’s open connections get a response, new connections are refused, idle ones close later', async ({
    started,
    expect,
  }) => {
    const { running, port } = await started();
    const ask = async (socket: Socket) => {
      socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
      return String(await once(socket, 'data'));
    };
    const [used, idle] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of [used, idle])
      expect(await ask(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: keep-alive/i);
    const [idleClosed, exited] = [once(idle, 'close'), once(running, 'exit')];
    running.kill('SIGTERM');
    const stoppedAt = performance.now();
    // On a busy machine the server notices it late.
    await expect.poll(() => connectionError(port)).toBe('ECONNREFUSED');
    expect(await ask(used)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
    await idleClosed;
    expect(performance.now() - stoppedAt).toBeGreaterThan(1900);
    expect(await exited).toEqual([0, null]);
  });
});
