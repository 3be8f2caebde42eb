import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { statusesOf } from '../testing/statuses.ts';
import { staffAccount, startTestServer } from '../testing/test-server.ts';

const minuteMs = 60_000;
const next = 'seven lanterns by the river';

const mails = forEachTest(startMailServer);
const server = forEachTest(() => {
  const settings = { MAIL_FROM: 'Porch <office@example.org>', PUBLIC_URL: 'https://porch.example.org' };
  return startTestServer(undefined, undefined, { settings: { ...mails.settings, ...settings } });
});
beforeEach(() => give('admin@example.org'));

const give = (email: string) => server.asStaff({ method: 'PUT', url: '/api/update-single-user/1', payload: { email } });
const post = (call: string, payload: object, remoteAddress = '203.0.113.7') =>
  server.server.inject({ method: 'POST', url: `/api/${call}`, payload, remoteAddress });
const requestLink = (account: string, from?: string) => post('forgot-password', { account }, from);
const signIn = (password: string) => post('login', { username: 'admin', password });

/** Requests a link. @returns its token */
async function tokenFor(account: string): Promise<string> {
  expect((await requestLink(account)).statusCode).toBe(204);
  await server.mailer.deliver();
  return mails.arrived.at(-1)?.link?.split('#')[1] ?? '';
}

describe('someone who has forgotten their password', () => {
  test.each(['admin@example.org', ' ADMIN@example.org', 'Admin'])('gets an email by %j', async (account) => {
    expect((await requestLink(account)).statusCode).toBe(204);
    await server.mailer.deliver();
    const [mail] = mails.arrived;
    expect(mails.arrived).toHaveLength(1);
    expect(mail?.to).toEqual(['admin@example.org']);
    expect(mail?.source).toContain('From: Porch <office@example.org>');
    expect(mail?.source).toContain('Content-Type: text/plain');
    expect(mail?.source).toContain('Content-Type: text/html');
    expect(mail?.link).toMatch(/^https:\/\/porch\.example\.org\/new-password#[\w-]{43}$/);
    // It loads nothing, so nobody learns that it was read.
    expect(mail?.source).not.toMatch(/<img|src=|url\(/i);
  });

  test('chooses a new one with the link, which ends every session and works once', async () => {
    const before = await server.signIn();
    const token = await tokenFor('admin');
    expect((await post('read-link', { token })).json()).toEqual({ kind: 'password-reset', username: 'admin' });
    expect((await post('set-password', { token, password: next })).statusCode).toBe(204);
    const session = { url: '/api/session', headers: { authorization: `Bearer ${before}` } };
    expect((await server.server.inject(session)).statusCode).toBe(401);
    expect((await signIn(staffAccount.password)).statusCode).toBe(401);
    expect((await signIn(next)).statusCode).toBe(200);
    const secondUse = await post('set-password', { token, password: 'another one after that' });
    expect([secondUse.statusCode, secondUse.json().error.code]).toEqual([410, 'gone']);
    expect((await post('read-link', { token })).statusCode).toBe(410);
  });

  test('who submits twice at once sets one of the two', async () => {
    const token = await tokenFor('admin');
    const choices = ['seven lanterns by the river', 'eight herons on the levee'];
    const responses = await Promise.all(choices.map((password) => post('set-password', { token, password })));
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410]);
  });

  test('can’t choose a common password, and the link still works', async () => {
    const token = await tokenFor('admin');
    const rejected = await post('set-password', { token, password: 'password1' });
    expect([rejected.statusCode, Object.keys(rejected.json().error.fields)]).toEqual([400, ['password']]);
    expect((await post('set-password', { token, password: next })).statusCode).toBe(204);
  });

  test('has an hour', async () => {
    const token = await tokenFor('admin');
    server.pass(60 * minuteMs - 1);
    expect((await post('read-link', { token })).statusCode).toBe(200);
    server.pass(1);
    expect((await post('read-link', { token })).statusCode).toBe(410);
    expect((await post('set-password', { token, password: next })).statusCode).toBe(410);
  });

  test.each([{ password: next }, { email: 'other@example.org' }])(
    'has a link that is invalid once the account has %j',
    async (change) => {
      const token = await tokenFor('admin');
      const url = '/api/update-single-user/1';
      expect((await server.asStaff({ method: 'PUT', url, payload: change })).statusCode).toBe(200);
      expect((await post('set-password', { token, password: 'another one after that' })).statusCode).toBe(410);
    },
  );

  test('can request three links at a time, so that nobody fills their inbox', async () => {
    for (let place = 1; place <= 6; place += 1) await requestLink('admin', `198.51.100.${place}`);
    await server.mailer.deliver();
    expect(mails.arrived).toHaveLength(3);
  });
});

describe('whether an account exists', () => {
  test('is not revealed by the response: the same for a name, an address, and an unknown one', async () => {
    const responses = await Promise.all(
      ['admin', 'admin@example.org', 'nobody', 'nobody@example.org'].map((each) => requestLink(each)),
    );
    for (const { statusCode, body, headers } of responses) {
      expect([statusCode, body, Object.keys(headers).filter((name) => name !== 'x-request-id')]).toEqual([
        204,
        '',
        Object.keys(responses[0]?.headers ?? {}).filter((name) => name !== 'x-request-id'),
      ]);
    }
    await server.mailer.deliver();
    expect(new Set(mails.arrived.flatMap(({ to }) => to))).toEqual(new Set(['admin@example.org']));
    expect(await server.db.read.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('is not revealed by the rate limit either', async () => {
    for (const account of ['admin', 'nobody'])
      expect(await statusesOf(6, () => requestLink(account))).toEqual([204, 204, 204, 204, 204, 429]);
  });

  test('is not revealed by a slow mail server: nobody waits for it', async () => {
    mails.answerWith('silent');
    expect((await requestLink('admin')).statusCode).toBe(204);
    expect((await requestLink('nobody')).statusCode).toBe(204);
    // The response came before the mail server's greeting.
    const unsent = await server.db.read.selectFrom('mails').select('problem').execute();
    expect(unsent).toContainEqual({ problem: null });
  });
});

describe('the stored token', () => {
  test('is only a hash, and a form on another website can’t request one', async () => {
    const token = await tokenFor('admin');
    const rows = await server.db.read.selectFrom('account_links').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const elsewhere = await server.server.inject({
      method: 'POST',
      url: '/api/forgot-password',
      payload: { account: 'admin' },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(elsewhere.statusCode).toBe(403);
    server.pass(61 * minuteMs);
    await server.links.purge();
    expect(await server.db.read.selectFrom('account_links').selectAll().execute()).toEqual([]);
  });
});

describe('without a mail server', () => {
  test('the email is a file in a private folder', async () => {
    const mailless = forThisTest(await startTestServer());
    await mailless.asStaff({
      method: 'PUT',
      url: '/api/update-single-user/1',
      payload: { email: 'admin@example.org' },
    });
    await mailless.server.inject({ method: 'POST', url: '/api/forgot-password', payload: { account: 'admin' } });
    await mailless.mailer.deliver();
    const folder = join(mailless.dataDir, 'outbox');
    const [name = ''] = await readdir(folder);
    expect(name).toMatch(/\.eml$/);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
    const unsent = await mailless.db.read.selectFrom('mails').select(['state']).execute();
    expect(unsent).toEqual([{ state: 'outbox' }]);
  });
});
