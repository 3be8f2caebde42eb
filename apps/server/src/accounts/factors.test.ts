import type { MyAccountResponse } from '@porchlight/contract/account-calls';
import { wrongCodeText } from '@porchlight/contract/account-texts';
import { pendingSignInMinutes } from '@porchlight/contract/limits';
import type { LoginResponse, PendingSignInResponse } from '@porchlight/contract/schemas';
import type { SecurityLogResponse } from '@porchlight/contract/security-log';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../testing/mail-server.ts';
import { statusesOf } from '../testing/statuses.ts';
import { staffAccount, startTestServer, type TestServer } from '../testing/test-server.ts';

const start = '2026-03-14T16:00:00Z';
const halfMinuteMs = 30_000;

let server: TestServer;
let passedMs: number;
beforeEach(async () => {
  server = await startTestServer(start);
  passedMs = 0;
});
afterEach(() => server.stop());

const pass = (milliseconds: number) => {
  passedMs += milliseconds;
  server.pass(milliseconds);
};
const post = (path: string, payload: object, token = '') =>
  server.server.inject({
    ...{ method: 'POST', url: `/api/${path}`, payload },
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
const as = (token: string, method: 'GET' | 'POST' | 'DELETE', path: string) =>
  server.server.inject({ method, url: `/api/${path}`, headers: { authorization: `Bearer ${token}` } });
const codeOf = (secret: string, offsetMs = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.parse(start) + passedMs + offsetMs });
const pendingToken = async (account: object = staffAccount) =>
  (await post('login', account)).json<PendingSignInResponse>().pending_token;
const second = (pending_token: string, code: string) => post('login/factor', { pending_token, code });

/** Sets up an app for the signed-in person. */
async function setUp(token: string) {
  const { secret, uri } = (await as(token, 'POST', 'begin-totp')).json<{ secret: string; uri: string }>();
  const confirmed = await post('confirm-totp', { code: codeOf(secret) }, token);
  expect(confirmed.statusCode).toBe(200);
  return { secret, uri, codes: confirmed.json<{ recovery_codes: string[] }>().recovery_codes };
}

describe('an authenticator app', () => {
  test('is required after its first code: an incomplete setup changes nothing', async () => {
    const token = await server.signIn();
    const { secret } = (await as(token, 'POST', 'begin-totp')).json();
    expect((await post('confirm-totp', { code: '000000' }, token)).json().error.fields).toEqual({
      code: wrongCodeText,
    });
    expect((await post('login', staffAccount)).json<LoginResponse>().token).toEqual(expect.any(String));
    expect((await post('confirm-totp', { code: codeOf(secret) }, token)).statusCode).toBe(200);
    const response = await post('login', staffAccount);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([202, ['pending_token']]);
    expect((await as(token, 'POST', 'begin-totp')).statusCode).toBe(409);
  });

  test('accepts each code once, within its half minute, and otherwise says to wait for the next one', async () => {
    const { secret, uri } = await setUp(await server.signIn());
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/Porchlight%20Institute:admin\?issuer=Porchlight%20Institute&secret=[A-Z2-7]{32}&/,
    );
    expect((await second(await pendingToken(), codeOf(secret))).json().error.fields).toEqual({ code: wrongCodeText });
    const wrongCode = { statusCode: 400, fields: { code: wrongCodeText } };
    const failureOf = async (code: string) => {
      const response = await second(await pendingToken(), code);
      expect({ statusCode: response.statusCode, fields: response.json().error.fields }).toEqual(wrongCode);
    };
    pass(2 * halfMinuteMs - 1);
    const last = codeOf(secret);
    pass(1);
    for (const offsetMs of [-1, halfMinuteMs]) await failureOf(codeOf(secret, offsetMs));
    pass(halfMinuteMs - 1);
    const code = codeOf(secret, 1 - halfMinuteMs);
    const signedIn = await second(await pendingToken(), ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(signedIn.json<LoginResponse>().user).toEqual({ id: 1, username: 'admin', role: 'administrator' });
    expect(signedIn.headers['set-cookie']).toContain('sign_in_device=');
    for (const old of [code, last]) await failureOf(old);
  });

  test('accepts one of two simultaneous sign-ins with the same code', async () => {
    const { secret } = await setUp(await server.signIn());
    pass(halfMinuteMs);
    const [one, two] = [await pendingToken(), await pendingToken()];
    const responses = await Promise.all([one, one, two].map((token) => second(token, codeOf(secret))));
    const [first, ...rejected] = responses.map(({ statusCode }) => statusCode).toSorted();
    expect(first).toBe(200);
    // A completed sign-in accepts no code.
    for (const status of rejected) expect([400, 410]).toContain(status);
  });

  test('ends the other sessions when it is set up, and needs the password again to be removed', async () => {
    const [own, other] = [await server.signIn(), await server.signIn()];
    const { secret } = await setUp(own);
    expect((await as(other, 'GET', 'session')).statusCode).toBe(401);
    pass(11 * 60_000);
    expect((await as(own, 'DELETE', 'remove-totp')).json().error.code).toBe('reauthentication_required');
    await post('confirm-identity', { password: staffAccount.password }, own);
    expect((await as(own, 'DELETE', 'remove-totp')).statusCode).toBe(204);
    expect((await as(own, 'DELETE', 'remove-totp')).statusCode).toBe(404);
    expect((await post('login', staffAccount)).statusCode).toBe(200);
    expect(secret).toHaveLength(32);
  });
});

describe('a pending sign-in', () => {
  test('works only for the second step, once, for five minutes', async () => {
    const { secret } = await setUp(await server.signIn());
    pass(halfMinuteMs);
    const pending = await pendingToken();
    expect((await as(pending, 'GET', 'session')).statusCode).toBe(401);
    expect((await second(pending, codeOf(secret))).statusCode).toBe(200);
    pass(halfMinuteMs);
    expect((await second(pending, codeOf(secret))).statusCode).toBe(410);
    const expiredToken = await pendingToken();
    pass(pendingSignInMinutes * 60_000);
    expect((await second(expiredToken, codeOf(secret))).statusCode).toBe(410);
    await server.pending.purge();
    expect(await server.db.read.selectFrom('pending_sign_ins').selectAll().execute()).toEqual([]);
  });

  test('ends if the password is changed in the meantime', async () => {
    const { secret } = await setUp(await server.signIn());
    const pending = await pendingToken();
    await server.resources.services.user.update(1, { password: 'seven lanterns by the river' });
    pass(halfMinuteMs);
    expect((await second(pending, codeOf(secret))).statusCode).toBe(410);
  });

  test('accepts five wrong codes, then they wait, and each is in the security log', async () => {
    const token = await server.signIn();
    await setUp(token);
    const pending = await pendingToken();
    expect(await statusesOf(6, () => second(pending, '000000'))).toEqual([400, 400, 400, 400, 400, 429]);
    const { entries } = (await as(token, 'GET', 'get-security-log')).json<SecurityLogResponse>();
    expect(entries.slice(0, 6).map(({ kind }) => kind)).toEqual(['throttled', ...Array(5).fill('factor_refused')]);
  });
});

describe('recovery codes', () => {
  test('are ten, work once each however they are spelled, and can be renewed', async () => {
    const token = await server.signIn();
    const { codes } = await setUp(token);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}(-[0-9A-HJKMNP-TV-Z]{6}){3}$/);
    const [first = '', next = ''] = codes;
    expect((await second(await pendingToken(), first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await second(await pendingToken(), first)).statusCode).toBe(400);
    const account = (await as(token, 'GET', 'get-my-account')).json<MyAccountResponse>();
    expect(account.factors).toMatchObject({ totp_since: start, recovery_codes: 9 });
    const renewed = (await as(token, 'POST', 'renew-recovery-codes')).json<{ recovery_codes: string[] }>();
    expect(renewed.recovery_codes).toHaveLength(10);
    expect((await second(await pendingToken(), next)).statusCode).toBe(400);
    expect((await second(await pendingToken(), renewed.recovery_codes[9] ?? '')).statusCode).toBe(200);
  });

  test('are stored as hashes, and work only for their owner', async () => {
    const { codes } = await setUp(await server.signIn());
    const stored = JSON.stringify(await server.db.read.selectFrom('recovery_codes').selectAll().execute());
    expect(codes.some((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toBe(false);
    const ruth = { username: 'ruth', password: 'seven lanterns by the river' };
    await server.resources.services.user.create(ruth);
    await setUp(await server.signIn(ruth));
    expect((await second(await pendingToken(ruth), codes[0] ?? '')).statusCode).toBe(400);
  });
});

describe('an administrator', () => {
  test('sees who has a second factor, and can remove a lost one; nobody else can', async () => {
    const ruth = { username: 'ruth', password: 'seven lanterns by the river', role: 'editor' };
    await server.resources.services.user.create(ruth);
    const ruths = await server.signIn(ruth);
    await setUp(ruths);
    expect((await as(ruths, 'DELETE', 'reset-factors/2')).statusCode).toBe(403);
    const admins = await server.signIn();
    const factorOfRuth = async () => (await as(admins, 'GET', 'get-single-user/2')).json().user.second_factor;
    expect(await factorOfRuth()).toBe('app');
    expect((await as(admins, 'DELETE', 'reset-factors/2')).statusCode).toBe(204);
    expect(await factorOfRuth()).toBe('none');
    expect((await as(ruths, 'GET', 'session')).statusCode).toBe(401);
    expect((await post('login', ruth)).statusCode).toBe(200);
    expect((await as(admins, 'DELETE', 'reset-factors/2')).statusCode).toBe(404);
    const { entries } = (await as(admins, 'GET', 'get-security-log?kind=factor_removed')).json<SecurityLogResponse>();
    expect(entries.map(({ by, subject }) => [by?.username, subject])).toEqual([['admin', 'ruth']]);
  });
});

test('the owner gets an email about a new factor, a used recovery code, and a removed factor', async () => {
  await server.stop();
  const mails = await startMailServer();
  server = await startTestServer(start, undefined, { settings: mails.settings });
  await server.resources.services.user.update(1, { email: 'admin@example.org' });
  const token = await server.signIn();
  const { codes } = await setUp(token);
  await second(await pendingToken(), codes[0] ?? '');
  await as(token, 'DELETE', 'remove-totp');
  await server.mailer.deliver();
  const mailTexts = mails.arrived.map(({ source }) => source.replace(/=\r\n/g, '')).join('\n');
  for (const words of [
    'was added as a second factor',
    'with a recovery code. Codes left: 9',
    'was removed. The password alone',
  ])
    expect(mailTexts).toContain(words);
  await mails.stop();
});
