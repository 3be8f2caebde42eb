import { describe, expect, test } from 'vitest';
import { forThisTest } from '../testing/for-each-test.ts';
import { statusesOf } from '../testing/statuses.ts';
import { serverForEachTest, staffAccount, startTestServer } from '../testing/test-server.ts';
import { deviceCookies } from './device-cookie.ts';

const dayMs = 24 * 60 * 60_000;

const server = serverForEachTest();

const login = (payload: object, remoteAddress: string, cookie?: string) =>
  server.server.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    remoteAddress,
    headers: cookie ? { cookie } : {},
  });
/** Signs in. @returns the cookie that identifies the browser */
const cookieOf = async (account: object) =>
  String((await login(account, '203.0.113.7')).headers['set-cookie']).split(';')[0];
const colleague = { username: 'colleague 1', password: 'their own password' };
const wrongLogin = { username: staffAccount.username, password: 'a guess' };

/** Guesses once from each of a number of addresses in different networks. */
const guessFromMany = (count: number, first = 1) =>
  statusesOf(count, (index) => login(wrongLogin, `198.51.0.${first + index}`));

describe('guessing one account’s password from many addresses', () => {
  test('has ten attempts in total, then every new address waits first, and longer after every failure', async () => {
    expect(await guessFromMany(12)).toEqual([...Array(10).fill(401), 429, 429]);
    const from = (number: number) => `203.0.113.${number}`;
    for (const [index, seconds] of [1, 2, 4, 8].entries()) {
      const response = await login(wrongLogin, from(index));
      expect([response.statusCode, response.headers['retry-after']]).toEqual([429, String(seconds)]);
      server.pass(seconds * 1000);
      expect((await login(wrongLogin, from(index))).statusCode).toBe(401);
    }
  });

  test('can’t avoid the limit with addresses of one IPv6 network', async () => {
    const statuses = await statusesOf(7, (index) => login(wrongLogin, `2001:db8:1:2::${index + 1}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('gets the same responses for unknown names', async () => {
    const nobody = { username: 'nobody', password: 'x' };
    const statuses = await statusesOf(11, (index) => login(nobody, `203.0.113.${index + 1}`));
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('the owner of an account that others try to guess', () => {
  test('signs in at once from a known address', async () => {
    expect((await login(staffAccount, '203.0.113.7')).statusCode).toBe(200);
    await guessFromMany(12);
    expect((await login(staffAccount, '203.0.113.7')).statusCode).toBe(200);
  });

  test('signs in from a new address after one wait, however much is guessed in the meantime', async () => {
    await guessFromMany(10);
    const rejected = await login(staffAccount, '203.0.113.7');
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '1']);
    server.pass(1000);
    await guessFromMany(10, 11);
    expect((await login(staffAccount, '203.0.113.7')).statusCode).toBe(200);
  });

  test('signs in with a known browser, even from the address of the attacker', async () => {
    const cookie = await cookieOf(staffAccount);
    await guessFromMany(12);
    for (let attempt = 0; attempt < 6; attempt += 1) await login(wrongLogin, '203.0.113.8');
    expect((await login(staffAccount, '203.0.113.8')).statusCode).toBe(429);
    expect((await login(staffAccount, '203.0.113.8', cookie)).statusCode).toBe(200);
  });

  test('is not exempt: a known browser and address have five attempts like any other', async () => {
    const cookie = await cookieOf(staffAccount);
    for (const header of [cookie, undefined]) {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        expect((await login(wrongLogin, '203.0.113.7', header)).statusCode).toBe(401);
      }
      expect((await login(wrongLogin, '203.0.113.7', header)).statusCode).toBe(429);
    }
  });

  test('is known only for their own account', async () => {
    await server.resources.services.user.create(colleague);
    const cookie = await cookieOf(colleague);
    await guessFromMany(10);
    expect((await login(wrongLogin, '203.0.113.7', cookie)).statusCode).toBe(429);
  });

  test('is unknown again after 90 days', async () => {
    await login(staffAccount, '203.0.113.7');
    server.pass(89 * dayMs);
    await guessFromMany(10);
    expect((await login(staffAccount, '203.0.113.7')).statusCode).toBe(200);
    server.pass(90 * dayMs);
    await guessFromMany(10);
    expect((await login(staffAccount, '203.0.113.7')).statusCode).toBe(429);
  });
});

describe('the cookie of a browser that signed in', () => {
  test('is never sent from another site, and can’t be read by scripts', async () => {
    const cookie = String((await login(staffAccount, '203.0.113.7')).headers['set-cookie']);
    expect(cookie).toMatch(/^sign_in_device=[\w-]{43}; Path=\/api\/login; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
    expect((await login(wrongLogin, '203.0.113.7')).headers['set-cookie']).toBeUndefined();
  });

  test('stays the same for everyone who uses the browser, and only its hash is stored', async () => {
    await server.resources.services.user.create(colleague);
    const first = String((await login(staffAccount, '203.0.113.7')).headers['set-cookie']);
    const second = await login(colleague, '203.0.113.7', first.split(';')[0]);
    expect(second.headers['set-cookie']).toBe(first);
    const places = await server.db.read.selectFrom('sign_in_places').selectAll().execute();
    expect(JSON.stringify(places)).not.toContain(/=([\w-]+)/.exec(first)?.[1]);
  });

  test('over https is bound to the host, and replaces the browser’s earlier one', async () => {
    const before = String((await login(staffAccount, '203.0.113.7')).headers['set-cookie']);
    const value = /=([\w-]{43});/.exec(before)?.[1];
    const cookies = deviceCookies(String(value), true);
    expect(cookies).toEqual([
      `__Host-sign_in_device=${value}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure`,
      'sign_in_device=; Path=/api/login; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
    ]);
    const forged = 'B'.repeat(43);
    for (const cookie of [`sign_in_device=${value}`, `sign_in_device=${forged}; __Host-sign_in_device=${value}`])
      expect(String((await login(staffAccount, '203.0.113.7', cookie)).headers['set-cookie'])).toBe(before);
    const settings = { PUBLIC_URL: 'https://porchlight.example.org' };
    const secure = forThisTest(await startTestServer(undefined, undefined, { settings }));
    const response = await secure.server.inject({ method: 'POST', url: '/api/login', payload: staffAccount });
    expect(response.headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-.*; Secure$/), cookies[1]]);
  });

  test('that was not issued is not accepted', async () => {
    const forgedCookie = `sign_in_device=${'A'.repeat(43)}`;
    expect(String((await login(staffAccount, '203.0.113.7', forgedCookie)).headers['set-cookie'])).not.toContain(
      forgedCookie,
    );
  });
});
