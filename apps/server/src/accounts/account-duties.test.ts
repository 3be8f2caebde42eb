import { servedActions } from '@porchlight/contract/calls';
import { resourceNames } from '@porchlight/contract/entities';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources } from '@porchlight/contract/resources';
import { TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { staffAccount, startTestServer, type TestServer } from '../testing/test-server.ts';

const start = '2026-03-14T16:00:00Z';
const initialAccount = { username: 'ruth', password: 'a lamp at dusk' };
const newPassword = 'four quilts and a pecan pie';

let server: TestServer;
afterEach(() => server.stop());

const call = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.server.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
const dutyOf = async (token: string) => (await call(token, 'GET', '/api/session')).json().duty;

/** All calls that visitors can't make, except those for every signed-in person. */
const closedCalls = [
  ...resourceNames.flatMap((name) => servedActions(name).map((action) => resources[name].calls[action])),
  ...Object.values(otherCalls).filter(({ access }) => !['anyone', 'both', 'staff'].includes(access)),
];

/** The paths that refuse like a visitor, and those that say what has to be done first. */
async function errorCodesByCall(token: string) {
  const codes = new Map<string, string>();
  for (const { method, path } of closedCalls) {
    const url = path.replace('{id}', '1');
    const visitor = await server.server.inject({ method, url });
    if (visitor.statusCode !== 401) continue;
    codes.set(`${method} ${path}`, (await call(token, method, url, {})).json().error?.code);
  }
  return codes;
}

test('someone who signs in with a password that was given to them can do nothing before choosing their own', async () => {
  server = await startTestServer(start);
  await server.resources.services.user.create({ ...initialAccount, role: 'administrator', handed_over: true });
  const token = await server.signIn(initialAccount);
  expect(await dutyOf(token)).toBe('password');
  const rejectedCalls = await errorCodesByCall(token);
  expect(rejectedCalls.size).toBeGreaterThan(50);
  expect(new Set(rejectedCalls.values())).toEqual(new Set(['account_incomplete']));
  // They do not see more than visitors either.
  await server.resources.services.story.create({ title: 'Okra', state: 'draft' });
  expect((await call(token, 'GET', '/api/get-all-story?state=any')).json().error.code).toBe('account_incomplete');
  expect((await call(token, 'GET', '/api/get-all-story')).json().stories).toEqual([]);
  // They can't remove the duty, and the same password does not count as their own.
  expect((await call(token, 'PUT', '/api/update-single-user/2', { handed_over: false })).statusCode).toBe(403);
  const change = (password: string) =>
    call(token, 'PUT', '/api/change-my-password', { old_password: initialAccount.password, password });
  expect((await change(initialAccount.password)).json().error.fields.password).toMatch(/given/);
  const renewed = (await change(newPassword)).json().token;
  expect(await dutyOf(renewed)).toBeUndefined();
  expect((await call(renewed, 'GET', '/api/get-all-users')).statusCode).toBe(200);
});

test('an account that a program creates with its own password has no duty', async () => {
  server = await startTestServer(start);
  await server.resources.services.user.create(initialAccount);
  expect(await dutyOf(await server.signIn(initialAccount))).toBeUndefined();
});

test('roles that need a second factor can do nothing before setting one up; other roles are not affected', async () => {
  server = await startTestServer(start, undefined, { settings: { SECOND_FACTOR_ROLES: 'Treasurer, administrator' } });
  const token = await server.signIn();
  expect(await dutyOf(token)).toBe('factor');
  expect(new Set((await errorCodesByCall(token)).values())).toEqual(new Set(['account_incomplete']));
  const { secret } = (await call(token, 'POST', '/api/begin-totp')).json();
  const code = new TOTP({ secret }).generate({ timestamp: Date.parse(start) });
  expect((await call(token, 'POST', '/api/confirm-totp', { code })).statusCode).toBe(200);
  expect(await dutyOf(token)).toBeUndefined();
  expect((await call(token, 'GET', '/api/get-all-users')).statusCode).toBe(200);
  await server.resources.services.user.create({ ...initialAccount, role: 'editor' });
  expect(await dutyOf(await server.signIn(initialAccount))).toBeUndefined();
  // Without the factor the duty returns.
  expect((await call(token, 'DELETE', '/api/remove-totp')).statusCode).toBe(204);
  expect(await dutyOf(await server.signIn(staffAccount))).toBe('factor');
});

test('an unknown role stops the start', async () => {
  await expect(startTestServer(start, undefined, { settings: { SECOND_FACTOR_ROLES: 'admin' } })).rejects.toThrow(
    'SECOND_FACTOR_ROLES',
  );
  server = await startTestServer(start);
});
