import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile, openDatabase } from './db/database.ts';

let dataDir: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-main-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function run(settings: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, SEED_DEMO: 'false', ...settings };
  const running = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = running;
  return running;
}

/** Starts the server and waits until it says where it is. */
async function started(settings: Record<string, string> = {}) {
  const running = run(settings);
  let output = '';
  running.stdout.on('data', (chunk) => {
    output += chunk;
  });
  while (!/localhost:\d+/.test(output)) {
    if (running.exitCode !== null) throw new Error(`It ended with ${running.exitCode}: ${output}`);
    await wait(10);
  }
  const port = Number(/localhost:(\d+)/.exec(output)?.[1]);
  return { running, port, address: `http://127.0.0.1:${port}`, output: () => output };
}

async function failed(settings: Record<string, string>) {
  const running = run(settings);
  const [message, [code]] = await Promise.all([text(running.stderr), once(running, 'exit')]);
  return { message, code };
}

test('the first start prints a password that works, and the second prints none', async () => {
  const first = await started();
  await wait(50);
  const password = /password\s+(\S+)/.exec(first.output())?.[1];
  const answer = await fetch(`${first.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  expect(answer.status).toBe(200);
  first.running.kill('SIGTERM');
  expect(await once(first.running, 'exit')).toEqual([0, null]);
  const second = await started();
  await wait(50);
  expect(second.output()).not.toContain('password');
});

test('a bad setting ends the start with its name and no stack', async () => {
  const { message, code } = await failed({ PORT: 'abc' });
  expect(code).toBe(1);
  expect(message).toContain('PORT has to be a port from 0 to 65535');
  expect(message).not.toMatch(/\bat .*main\.ts/);
});

test('a port that is taken ends the start with its number and no stack', async () => {
  const { port, running } = await started();
  const other = await mkdtemp(join(tmpdir(), 'porchlight-main-'));
  const { message, code } = await failed({ PORT: String(port), DATA_DIR: other });
  running.kill('SIGKILL');
  await rm(other, { recursive: true, force: true });
  expect([code, message]).toEqual([1, expect.stringContaining(`PORT ${port}`)]);
  expect(message).not.toMatch(/\bat .*\.ts/);
});

test('a host that does not exist ends the start with its name and no stack', async () => {
  const { message, code } = await failed({ HOST: 'nowhere.invalid' });
  expect([code, message]).toEqual([1, expect.stringContaining('HOST nowhere.invalid')]);
  expect(message).not.toMatch(/\bat .*\.ts/);
});

test('a second start on the same folder ends with its name and leaves alone what the first is receiving', async () => {
  const { running } = await started();
  const upload = join(dataDir, 'tmp', 'half-an-upload');
  await writeFile(upload, 'half');
  const { message, code } = await failed({});
  expect([code, message]).toEqual([1, expect.stringContaining(`DATA_DIR ${dataDir} is in use`)]);
  expect(message).not.toMatch(/\bat .*\.ts/);
  expect(await readFile(upload, 'utf8')).toBe('half');
  running.kill('SIGKILL');
  await once(running, 'exit');
  await started();
}, 20_000);

test('a folder that can’t be written to ends the start with its name and no stack', async () => {
  await writeFile(join(dataDir, 'files'), 'no folder');
  const { message, code } = await failed({});
  expect([code, message]).toEqual([1, expect.stringContaining('DATA_DIR')]);
  expect(message).not.toMatch(/\bat .*\.ts/);
});

test('a database from a newer version ends the start with a message and no stack', async () => {
  await (await openDatabase(dataDir)).close();
  const newer = new DatabaseSync(join(dataDir, databaseFile));
  newer.exec(`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`);
  newer.close();
  const { message, code } = await failed({});
  expect([code, message]).toEqual([1, expect.stringContaining('newer version')]);
  expect(message).not.toMatch(/\bat .*\.ts/);
});

test('SIGTERM finishes the request that is under way, then ends with 0', async () => {
  const { running, port } = await started({ ADMIN_PASSWORD: 'a long enough password' });
  const body = JSON.stringify({ username: 'admin', password: 'a long enough password' });
  const socket = connect(port, '127.0.0.1');
  const head = `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  await wait(100);
  running.kill('SIGTERM');
  await wait(100);
  const answer = text(socket);
  socket.write(body.slice(10));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"token"/);
  expect(await once(running, 'exit')).toEqual([0, null]);
});
