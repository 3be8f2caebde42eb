import { describe, expect, test } from 'vitest';
import { multipart, serverForEachTest, staffAccount, startTestServer } from '../testing/test-server.ts';

const minuteMs = 60_000;

const server = serverForEachTest();

const login = (payload: unknown, remoteAddress = '203.0.113.7') =>
  server.server.inject({ method: 'POST', url: '/api/login', payload: payload as object, remoteAddress });
const wrongLogin = { username: staffAccount.username, password: 'a guess' };
const users = (token: string) =>
  server.server.inject({ url: '/api/get-all-users', headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  test('works with JSON, a URL-encoded form and a multipart form, without regard to the case of the name', async () => {
    const response = await login({ ...staffAccount, username: 'ADMIN' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: 1, username: 'admin', role: 'administrator' },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = { headers, payload: new URLSearchParams(staffAccount).toString() };
    for (const sent of [form, multipart(staffAccount)])
      expect((await server.server.inject({ method: 'POST', url: '/api/login', ...sent })).statusCode).toBe(200);
  });

  test('accepts a name with spaces, invisible letters or wide ones', async () => {
    for (const username of [' admin ', '\uFEFFadmin', 'ad\u200Bmin', 'ａｄｍｉｎ']) {
      expect((await login({ ...staffAccount, username })).statusCode).toBe(200);
    }
  });

  test('fails the same way for a wrong password and an unknown name', async () => {
    const existing = await login(wrongLogin);
    const unknown = await login({ username: 'nobody', password: 'a guess' });
    expect([existing.statusCode, existing.json()]).toEqual([
      401,
      { error: { code: 'invalid_credentials', message: 'Invalid credentials' } },
    ]);
    expect([unknown.statusCode, unknown.json()]).toEqual([existing.statusCode, existing.json()]);
  });

  test('without a name or a password is a bad request', async () => {
    for (const payload of [
      {},
      { username: 'admin' },
      { password: 'x' },
      { username: '', password: '' },
      { username: ['admin'], password: {} },
    ]) {
      expect((await login(payload)).statusCode).toBe(400);
    }
  });
});

describe('guessing', () => {
  test('has five attempts, then waits that double, and after them the account can be used again', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await login(wrongLogin)).statusCode).toBe(401);
    for (const seconds of [1, 2, 4, 8, 16]) {
      const rejected = await login(staffAccount);
      expect([rejected.statusCode, rejected.json().error.code]).toEqual([429, 'too_many_requests']);
      expect(rejected.headers['retry-after']).toBe(String(seconds));
      server.pass(seconds * 1000);
      expect((await login(wrongLogin)).statusCode).toBe(401);
    }
    server.pass(32_000);
    expect((await login(staffAccount)).statusCode).toBe(200);
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await login(wrongLogin)).statusCode).toBe(401);
  });

  test('never waits longer than 15 minutes', async () => {
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      await login(wrongLogin);
      server.pass(15 * minuteMs);
    }
    expect((await login(wrongLogin)).statusCode).toBe(401);
    expect((await login(wrongLogin)).headers['retry-after']).toBe('900');
  });

  test('does not lock out people at other addresses', async () => {
    for (let attempt = 1; attempt <= 6; attempt += 1) await login(wrongLogin);
    expect((await login(staffAccount)).statusCode).toBe(429);
    expect((await login(staffAccount, '198.51.100.4')).statusCode).toBe(200);
  });

  test('is counted for unknown names too', async () => {
    const nobody = { username: 'nobody', password: 'a guess' };
    for (let attempt = 1; attempt <= 5; attempt += 1) await login(nobody);
    expect((await login({ ...nobody, username: 'NoBody' })).statusCode).toBe(429);
  });

  test('spelling the name otherwise gives no more attempts', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await login(wrongLogin)).statusCode).toBe(401);
    for (const username of [' admin', 'admin\t', '\uFEFFadmin', 'ad\u200Bmin', 'ａｄｍｉｎ', 'ADMIN'])
      expect((await login({ ...wrongLogin, username })).statusCode, username).toBe(429);
  });

  test('over many accounts is limited per address, and one IPv6 network is one address', async () => {
    const guess = (index: number) =>
      login({ username: `name ${index}`, password: 'x' }, `2001:db8:1:2::${index.toString(16)}`);
    const responses = await Promise.all(Array.from({ length: 52 }, (_, index) => guess(index + 1)));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect((await login(staffAccount, '2001:db8:1:3::1')).statusCode).toBe(200);
  });
});

describe('a token', () => {
  test('expires after 30 minutes without use', async () => {
    const token = await server.signIn();
    server.pass(29 * minuteMs);
    expect((await users(token)).statusCode).toBe(200);
    server.pass(29 * minuteMs);
    expect((await users(token)).statusCode).toBe(200);
    server.pass(30 * minuteMs);
    expect((await users(token)).statusCode).toBe(401);
  });

  test('expires after eight hours of use', async () => {
    const token = await server.signIn();
    for (let passed = 0; passed < 8 * 60 - 20; passed += 20) {
      server.pass(20 * minuteMs);
      expect((await users(token)).statusCode).toBe(200);
    }
    server.pass(20 * minuteMs);
    expect((await users(token)).statusCode).toBe(401);
  });

  test('returns its person, and nothing once it has expired', async () => {
    const token = await server.signIn();
    const session = () => server.server.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
    expect((await session()).json()).toEqual({
      user: { id: 1, username: staffAccount.username, role: 'administrator' },
    });
    server.pass(31 * minuteMs);
    expect((await session()).statusCode).toBe(401);
  });

  test('is invalid after signing out, and the person’s other tokens are not', async () => {
    const [token, otherToken] = [await server.signIn(), await server.signIn()];
    const logout = { method: 'POST' as const, url: '/api/logout', headers: { authorization: `Bearer ${token}` } };
    expect((await server.server.inject(logout)).statusCode).toBe(204);
    expect((await users(token)).statusCode).toBe(401);
    expect((await server.server.inject(logout)).statusCode).toBe(401);
    expect((await users(otherToken)).statusCode).toBe(200);
  });

  test.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(5000)}`,
    'Basic YTpi',
    'Bearer a b',
  ])('that is invalid (%j) makes a visitor', async (authorization) => {
    const headers = { authorization };
    expect((await server.server.inject({ url: '/api/get-all-article', headers })).statusCode).toBe(200);
    const rejected = await server.server.inject({ url: '/api/get-all-users', headers });
    expect([rejected.statusCode, rejected.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  test('is not in the database, and neither is a password', async () => {
    // Its hashes have the cost of the product, unlike in other tests.
    const defaultServer = await startTestServer(undefined, undefined, { hasher: undefined });
    const token = await defaultServer.signIn();
    const tables = await Promise.all(
      (['tokens', 'users'] as const).map((table) => defaultServer.db.read.selectFrom(table).selectAll().execute()),
    );
    await defaultServer.stop();
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(JSON.stringify(tables)).not.toContain(staffAccount.password);
    expect(tables[1]?.[0]).toMatchObject({
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
  });
});
