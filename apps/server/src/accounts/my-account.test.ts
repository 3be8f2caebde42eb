import { describe, expect, test } from 'vitest';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { statusesOf } from '../testing/statuses.ts';
import { serverForEachTest, staffAccount, startTestServer } from '../testing/test-server.ts';
import { PasswordHasher } from './passwords.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const next = 'seven lanterns by the river';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const server = serverForEachTest();

const login = (extra: object = {}, headers: Record<string, string> = {}, at = server) =>
  at.server.inject({
    ...{ method: 'POST', url: '/api/login', remoteAddress: '203.0.113.7' },
    payload: { ...staffAccount, ...extra },
    headers,
  });
const tokenOf = async (extra?: object, headers?: Record<string, string>, at = server) =>
  (await login(extra, headers, at)).json().token;
const as = (token: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', call: string, payload?: object, at = server) =>
  at.server.inject({ method, url: `/api/${call}`, payload, headers: { authorization: `Bearer ${token}` } });
const isGood = async (token: string, at = server) =>
  (await as(token, 'GET', 'session', undefined, at)).statusCode === 200;

describe('someone who changes their own password', () => {
  const change = (token: string, old_password: string, password = next) =>
    as(token, 'PUT', 'change-my-password', { old_password, password });

  test('enters the old one, continues with a new token, and has no other session', async () => {
    const otherToken = await tokenOf();
    const token = await tokenOf();
    const response = await change(token, staffAccount.password);
    expect(response.statusCode).toBe(200);
    expect([await isGood(token), await isGood(otherToken), await isGood(response.json().token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await login({ password: next })).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(401);
  });

  test('is refused without the old one, and waits after five guesses; nothing is changed', async () => {
    const token = await tokenOf();
    const statuses = await statusesOf(6, () => change(token, 'a guess'));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    server.pass(minuteMs);
    expect((await change(token, 'a guess')).json().error.fields).toEqual({
      old_password: 'This is not your current password.',
    });
    expect((await login()).statusCode).toBe(200);
  });

  test('can’t choose a common one', async () => {
    const token = await tokenOf();
    expect(Object.keys((await change(token, staffAccount.password, 'password1')).json().error.fields)).toEqual([
      'password',
    ]);
    expect(await isGood(token)).toBe(true);
  });
});

describe('someone who changes their own email address', () => {
  test('can’t use another person’s or an invalid one', async () => {
    const token = await tokenOf();
    const change = (email: string) => as(token, 'PUT', 'change-my-email', { email });
    expect(Object.keys((await change('ada')).json().error.fields)).toEqual(['email']);
    const { token: renewed } = (await change('ada@example.org')).json();
    expect((await as(renewed, 'GET', 'get-my-account')).json().email).toBe('ada@example.org');
  });
});

describe('sessions', () => {
  test('are listed with device, address and last use, and ended one by one or all but this', async () => {
    const phone = await tokenOf({}, { 'user-agent': firefox });
    server.pass(5 * minuteMs);
    const ownToken = await tokenOf({ keep: true });
    const { sessions } = (await as(ownToken, 'GET', 'get-my-account')).json();
    expect(sessions).toMatchObject([
      { device: expect.any(String), is_own: true, is_kept: true },
      {
        ...{ device: 'Firefox on Windows', address: '203.0.113.7', is_own: false, is_kept: false },
        ...{ created_at: '2026-03-14T16:00:00Z', last_used_at: '2026-03-14T16:00:00Z' },
      },
    ]);
    // Its name opens nothing.
    expect(await isGood(sessions[1].id)).toBe(false);
    expect((await as(ownToken, 'DELETE', `end-session/${sessions[1].id}`)).statusCode).toBe(204);
    expect([await isGood(phone), await isGood(ownToken)]).toEqual([false, true]);
    expect((await as(ownToken, 'DELETE', `end-session/${sessions[1].id}`)).statusCode).toBe(404);

    const [one, two] = [await tokenOf(), await tokenOf()];
    expect((await as(ownToken, 'POST', 'end-other-sessions')).statusCode).toBe(204);
    expect([await isGood(one), await isGood(two), await isGood(ownToken)]).toEqual([false, false, true]);
  });

  test('can be ended only by their owner', async () => {
    await server.resources.services.user.create({ username: 'ruth', password: next });
    const ruth = await tokenOf({ username: 'ruth', password: next });
    const { sessions } = (await as(ruth, 'GET', 'get-my-account')).json();
    expect((await as(await tokenOf(), 'DELETE', `end-session/${sessions[0].id}`)).statusCode).toBe(404);
    expect(await isGood(ruth)).toBe(true);
  });

  test('last as long as configured; those that are kept last days, unless that is switched off', async () => {
    const settings = { SESSION_IDLE_MINUTES: '10', SESSION_HOURS: '1', SESSION_KEEP_DAYS: '7' };
    for (const days of [7, 0]) {
      const at = await startTestServer(undefined, undefined, {
        settings: { ...settings, SESSION_KEEP_DAYS: String(days) },
      });
      expect((await at.server.inject('/api/sign-in-options')).json()).toEqual({ keep_days: days, passkeys: true });
      const [defaultToken, rememberedToken] = [await tokenOf({}, {}, at), await tokenOf({ keep: 'true' }, {}, at)];
      at.pass(10 * minuteMs - 1);
      expect([await isGood(defaultToken, at), await isGood(rememberedToken, at)]).toEqual([true, true]);
      at.pass(10 * minuteMs);
      await at.tokens.purge();
      expect([await isGood(defaultToken, at), await isGood(rememberedToken, at)]).toEqual([false, days > 0]);
      at.pass(6.9 * dayMs);
      expect(await isGood(rememberedToken, at)).toBe(days > 0);
      at.pass(dayMs);
      expect(await isGood(rememberedToken, at)).toBe(false);
      await at.tokens.purge();
      expect(await at.db.read.selectFrom('tokens').select('hash').execute()).toEqual([]);
      await at.stop();
    }
  });
});

describe('a hash of another cost', () => {
  test('is renewed when its person signs in, and the password stays', async () => {
    const hashOf = async () =>
      String((await server.db.read.selectFrom('users').select('password_hash').executeTakeFirst())?.password_hash);
    const otherHash = await new PasswordHasher({ memoryKiB: 16, passes: 2, parallelism: 1 }).hash(
      staffAccount.password,
    );
    await server.db.write((trx) => trx.updateTable('users').set({ password_hash: otherHash }).execute());
    expect((await login({ password: 'a guess' })).statusCode).toBe(401);
    expect(await hashOf()).toBe(otherHash);
    expect((await login()).statusCode).toBe(200);
    const renewed = await hashOf();
    expect(renewed).toContain('m=8,t=1,p=1');
    expect((await login()).statusCode).toBe(200);
    expect(await hashOf()).toBe(renewed);
  });
});

describe('a sign-in with an unknown browser', () => {
  const mails = forEachTest(startMailServer);

  test('sends an email, except the first of all and those with a known browser', async () => {
    const at = forThisTest(await startTestServer(undefined, undefined, { settings: mails.settings }));
    const first = await login({}, {}, at);
    await as(first.json().token, 'PUT', 'update-single-user/1', { email: 'admin@example.org' }, at);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    await login({}, { cookie }, at);
    await at.mailer.deliver();
    expect(mails.arrived).toEqual([]);
    expect((await login({}, { 'user-agent': firefox }, at)).statusCode).toBe(200);
    await at.mailer.deliver();
    expect(mails.arrived.map(({ to }) => to)).toEqual([['admin@example.org']]);
    const source = mails.arrived[0]?.source.replace(/=\r\n/g, '');
    expect(source).toContain('Firefox on Windows, from 203.0.113.7, on March 14, 2026 at 12:00');
  });
});
