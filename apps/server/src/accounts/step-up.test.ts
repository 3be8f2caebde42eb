import { reauthenticationText } from '@porchlight/contract/account-texts';
import { stepUpMinutes } from '@porchlight/contract/limits';
import type { SecurityLogResponse } from '@porchlight/contract/security-log';
import { beforeEach, describe, expect, test } from 'vitest';
import { statusesOf } from '../testing/statuses.ts';
import { serverForEachTest, staffAccount } from '../testing/test-server.ts';

const stepUpMs = stepUpMinutes * 60_000;

const server = serverForEachTest();
let token: string;
beforeEach(async () => {
  token = await server.signIn();
});

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  server.server.inject({ method, url: `/api/${path}`, payload, headers: { authorization: `Bearer ${token}` } });
const confirm = (password: string) => call('POST', 'confirm-identity', { password });
const logged = async (): Promise<string[]> => {
  const { entries } = (await call('GET', 'get-security-log?limit=100')).json<SecurityLogResponse>();
  return entries.map(({ kind, by, subject }) => [kind, by?.username, subject].filter(Boolean).join(' '));
};

describe('someone who signed in more than ten minutes ago', () => {
  test('confirms their password once for accounts and donors, and for nothing else', async () => {
    await server.resources.services.user.create({ username: 'ruth', password: 'seven lanterns by the river' });
    await server.resources.services.user.update(2, { username: 'ruth ann' });
    const guardedCalls = [
      () => call('POST', 'add-user', { username: 'ines', password: 'seven lanterns by the river' }),
      () => call('POST', 'restore-version/3', { state: 'before', version: 2 }),
      () => call('PUT', 'update-single-user/2', { role: 'editor' }),
      () => call('DELETE', 'delete-single-user/2'),
      () => call('POST', 'restore-user/2'),
      () => call('POST', 'add-invitation', { username: 'kofi', email: 'kofi@example.org' }),
      () => call('DELETE', 'delete-invitation/4'),
      () => call('GET', 'get-all-donation'),
      () => call('GET', 'get-all-email?limit=1000'),
      () => call('PUT', 'change-my-email', { email: 'ada@example.org' }),
    ];
    const unguardedCalls = [
      () => call('GET', 'get-all-donation?excerpt=200&whole=2000&limit=1'),
      () => call('GET', 'get-all-users'),
      () => call('POST', 'add-story', { title: 'Rain' }),
    ];
    server.pass(stepUpMs);
    for (const each of guardedCalls) {
      const { statusCode, body } = await each();
      expect([statusCode, JSON.parse(body).error], each.toString()).toEqual([
        403,
        { code: 'reauthentication_required', message: reauthenticationText },
      ]);
    }
    for (const each of unguardedCalls) expect((await each()).statusCode).toBeLessThan(300);
    expect((await confirm(staffAccount.password)).statusCode).toBe(204);
    for (const each of guardedCalls) expect((await each()).statusCode, each.toString()).toBeLessThan(300);
  });

  test('confirms it in each session, and again after ten minutes', async () => {
    server.pass(stepUpMs - 1);
    expect((await call('GET', 'get-all-donation')).statusCode).toBe(200);
    server.pass(1);
    expect((await call('GET', 'get-all-donation')).statusCode).toBe(403);
    const currentToken = token;
    token = await server.signIn();
    await confirm(staffAccount.password);
    token = currentToken;
    expect((await call('GET', 'get-all-donation')).statusCode).toBe(403);
  });

  test('waits after five wrong passwords, each of which is in the security log', async () => {
    const entriesBefore = await logged();
    const statuses = await statusesOf(7, () => confirm('a guess'));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect((await logged()).slice(0, -entriesBefore.length)).toEqual([
      'throttled admin',
      ...Array(5).fill('password_refused admin'),
    ]);
    server.pass(stepUpMs);
    expect((await confirm(staffAccount.password)).statusCode).toBe(204);
  });

  test('can still read and sign out: nothing else needs the password', async () => {
    server.pass(stepUpMs);
    expect((await call('GET', 'get-my-account')).statusCode).toBe(200);
    expect((await call('POST', 'end-other-sessions')).statusCode).toBe(204);
    expect((await call('POST', 'logout')).statusCode).toBe(204);
  });
});

describe('the security log', () => {
  test('contains ended sessions and people who request links too often', async () => {
    await server.signIn();
    const { sessions } = (await call('GET', 'get-my-account')).json<{ sessions: { id: string; is_own: boolean }[] }>();
    await call('DELETE', `end-session/${sessions.find((each) => !each.is_own)?.id}`);
    await call('POST', 'end-other-sessions');
    for (let attempt = 1; attempt <= 7; attempt += 1)
      await server.server.inject({ method: 'POST', url: '/api/forgot-password', payload: { account: 'ruth' } });
    expect((await logged()).slice(0, 3)).toEqual([
      'throttled forgotten password',
      'session_ended admin all others',
      'session_ended admin',
    ]);
  });
});

describe('an invitation whose email can’t be queued', () => {
  test('creates no account', async () => {
    const { mailer } = server;
    mailer.enqueue = () => Promise.reject(new Error('no room'));
    const response = await call('POST', 'add-invitation', { username: 'kofi', email: 'kofi@example.org' });
    expect(response.statusCode).toBe(500);
    const names = await server.db.read.selectFrom('users').select('username').execute();
    expect(names.map(({ username }) => username)).toEqual([staffAccount.username]);
  });
});
