import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { captureLog, logForEachTest } from '../testing/captured-log.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { multipart, staffAccount, startTestServer } from '../testing/test-server.ts';
import { createLogger } from './logger.ts';

const log = logForEachTest();
const server = forEachTest(() => startTestServer(undefined, undefined, { logger: log.logger }));

/** A connection to the server, for sending bytes unchanged. */
async function openSocket() {
  const { port, hostname } = new URL(await server.server.listen({ port: 0, host: '127.0.0.1' }));
  return connect(Number(port), hostname);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('the log has of each request', () => {
  test('its id, method, route, status and duration, in one line', async () => {
    const response = await server.server.inject('/api/get-all-story?q=lamps');
    expect(log.requests()).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        msg: 'request',
        reqId: response.headers['x-request-id'],
        method: 'GET',
        route: '/api/get-all-story',
        status: 400,
        durationMs: expect.any(Number),
      },
    ]);
    expect(response.headers['x-request-id']).toMatch(uuid);
  });

  test('the account by its id alone', async () => {
    await server.asStaff({ url: '/api/get-all-donation' });
    expect(log.requests().at(-1)).toMatchObject({ route: '/api/get-all-donation', status: 200, account: 1 });
    expect(log.text()).not.toContain(staffAccount.username);
  });

  test('the pattern of its route, not its values', async () => {
    await server.server.inject('/api/get-single-story/4711');
    expect(log.requests()[0]).toMatchObject({ route: '/api/get-single-story/:id', status: 404 });
    await server.server.inject('/nowhere/4711');
    expect(log.requests()[1]).toMatchObject({ route: '(none)', status: 404 });
    expect(log.text()).not.toContain('4711');
  });

  test('nothing at the usual level for monitoring and files', async () => {
    await server.server.inject('/readyz');
    await server.server.inject('/images/none.webp');
    expect(log.requests().map(({ level }) => level)).toEqual(['debug', 'debug']);
  });

  test('a warning if the server failed, and why', async () => {
    server.resources.services.story.list = async () => {
      throw Object.assign(new Error('the disk is gone'), { detail: 'Key (email)=(ada@example.org)' });
    };
    const { headers } = await server.server.inject('/api/get-all-story');
    const reqId = headers['x-request-id'];
    expect(log.lines().filter((line) => line.reqId === reqId)).toMatchObject([
      {
        level: 'error',
        err: { type: 'Error', message: 'the disk is gone', stack: expect.stringMatching(/^ +at /) },
      },
      { level: 'warn', status: 500 },
    ]);
    expect(log.text()).not.toContain('Key (email)');
  });

  test('that the client left before the response', async () => {
    const { promise: requestHeld, resolve: respond } = Promise.withResolvers<void>();
    const { list } = server.resources.services.story;
    server.resources.services.story.list = (...args) => requestHeld.then(() => list(...args));
    const socket = await openSocket();
    socket.write('GET /api/get-all-story HTTP/1.1\r\nHost: a\r\n\r\n');
    setTimeout(() => socket.destroy(), 50);
    await expect.poll(() => log.requests()).toMatchObject([{ route: '/api/get-all-story', aborted: true }]);
    respond();
  });
});

describe('no line of the log has', () => {
  const secrets = {
    password: 'hush-7391-password',
    address: 'ada.donor@example.org',
    encodedAddress: 'ada.donor%40example.org',
    words: 'okra-that-somebody-typed',
    cookie: 'cookie-crumbs-7391',
    name: 'Ada Donor of 12 Porch Street',
    requestId: 'made-up-id-7391',
  };
  const allSecrets = Object.values(secrets);

  /** Requests with them in every part. */
  async function askWithSecrets(): Promise<void> {
    const { password, address, encodedAddress, words, cookie, name, requestId } = secrets;
    const headers = { cookie: `device=${cookie}`, 'x-request-id': requestId, referer: `https://a.example/?q=${words}` };
    const token = await server.signIn();
    const calls = [
      { method: 'POST', url: '/api/login', payload: { username: address, password } },
      { method: 'POST', url: '/api/login', payload: `{"username":"${address}","password":"${password}"` },
      { method: 'POST', url: '/api/add-donation', payload: { email: address, name, amount: 5 } },
      { method: 'POST', url: '/api/add-donation', payload: { email: name, amount: password } },
      { method: 'POST', url: '/api/add-email', payload: { email: address } },
      { method: 'POST', url: '/api/add-user', payload: { username: name, email: address, password } },
      { method: 'POST', url: '/api/import-email', payload: { emails: [address, words] } },
      { method: 'GET', url: `/api/search?q=${words}` },
      { method: 'GET', url: `/api/get-all-donation?filter=${encodeURIComponent(JSON.stringify({ email: address }))}` },
      { method: 'GET', url: `/api/search-records?q=${encodedAddress}` },
      { method: 'GET', url: `/api/get-single-donation/${encodedAddress}` },
      { method: 'GET', url: `/unsubscribe/${address}/${words}?password=${password}` },
      { method: 'DELETE', url: `/${words}` },
      { method: 'GET', url: `/images/${words}.webp?w=160&key=${password}` },
    ] as const;
    for (const call of calls) {
      const contentType = 'payload' in call &&
        typeof call.payload === 'string' && { 'content-type': 'application/json' };
      for (const authorization of [`Bearer ${token}`, `Bearer ${password}`, `Basic ${words}`]) {
        await server.server.inject({ ...call, headers: { ...headers, ...contentType, authorization } });
      }
    }
    const form = multipart({
      email: address,
      name,
      file: { filename: `${words}.pdf`, content: Buffer.from(password) },
    });
    await server.asStaff({ method: 'POST', url: '/api/add-article', ...form });
    expect(log.text()).not.toContain(token);
  }

  test('a password, a token, a cookie, an address, a name, or what was typed, wherever they were sent', async () => {
    await askWithSecrets();
    expect(log.requests().length).toBeGreaterThan(42);
    for (const status of [200, 201, 400, 401, 404, 405]) {
      expect(
        log.requests().some((line) => line.status === status),
        String(status),
      ).toBe(true);
    }
    expect(allSecrets.filter((secret) => log.text().includes(secret))).toEqual([]);
  });

  test('any of these if the server fails and the error contains them', async () => {
    const token = await server.signIn();
    const secretFields = { password: secrets.password, cookie: secrets.cookie, email: secrets.address };
    const failures = [
      new Error(`no donor ${secrets.address}`),
      new Error(`Reply was already sent in the "/api/search?q=${secrets.words}" (GET) route`),
      new Error(`bad token ${token}`, { cause: new Error(secrets.encodedAddress) }),
      new SyntaxError(`Unexpected token 'h', "${secrets.password}" is not valid JSON`),
      Object.assign(new Error(`invalid input syntax for type json: "${secrets.name}"`), { code: '22P02' }),
      { password: secrets.password },
      secrets.password,
    ];
    for (const failure of failures) {
      server.resources.services.story.list = async () => Promise.reject(failure);
      await server.server.inject({ url: '/api/get-all-story', headers: { authorization: `Bearer ${token}` } });
      server.server.log.error({ err: failure, headers: secrets, body: secrets, ...secretFields });
      if (failure instanceof Error) server.server.log.error(failure);
    }
    expect(log.lines().filter(({ level }) => level === 'error').length).toBeGreaterThan(14);
    expect([...allSecrets, token].filter((secret) => log.text().includes(secret))).toEqual([]);
  });

  test('the content of an invalid request, which has its line and its id too', async () => {
    const socket = await openSocket();
    const response = text(socket);
    socket.write(`${secrets.words} ${secrets.password}\r\n\r\n`);
    const id = /x-request-id: (\S+)/.exec(await response)?.[1];
    expect(id).toMatch(uuid);
    expect(log.lines()).toContainEqual(expect.objectContaining({ reqId: id, status: 400 }));
    expect(allSecrets.filter((secret) => log.text().includes(secret))).toEqual([]);
  });
});

test('a person at a terminal reads a line of text for each request', async () => {
  const lines: string[] = [];
  const logger = await createLogger(
    { logLevel: 'info', logFormat: 'pretty' },
    { write: (line) => void lines.push(line) },
  );
  const tracedServer = await startTestServer(undefined, undefined, { logger });
  await tracedServer.server.inject('/api/get-all-story');
  await tracedServer.stop();
  expect(stripVTControlCharacters(lines.join(''))).toMatch(
    /^\[\d\d:\d\d:\d\d\] INFO: request \{.*"route":"\/api\/get-all-story"/m,
  );
});

test('only errors are written if that is the level', async () => {
  const ownLog = await captureLog('warn');
  const quietServer = await startTestServer(undefined, undefined, { logger: ownLog.logger });
  await quietServer.server.inject('/api/get-all-story');
  await quietServer.stop();
  expect(ownLog.text()).toBe('');
});
