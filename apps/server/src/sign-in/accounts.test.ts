import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const hourMs = 60 * 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const login = (payload: unknown, remoteAddress = '203.0.113.7') =>
  server.server.inject({ method: 'POST', url: '/api/login', payload: payload as object, remoteAddress });
const users = (token: string) =>
  server.server.inject({ url: '/api/get-all-users', headers: { authorization: `Bearer ${token}` } });

describe('accounts', () => {
  const colleague = { username: 'colleague 1', password: 'their own password' };
  beforeEach(async () => {
    await server.asStaff({ method: 'POST', url: '/api/add-user', payload: sampleValues('user', 1) });
  });
  const update = (id: number, payload: object) =>
    server.asStaff({ method: 'PUT', url: `/api/update-single-user/${id}`, payload });

  test.each([{ password: 'another password' }, { username: 'renamed' }, { email: 'moved@example.org' }])(
    'changing %j signs the person out everywhere',
    async (change) => {
      const token = await server.signIn(colleague);
      expect((await update(2, change)).statusCode).toBe(200);
      expect((await users(token)).statusCode).toBe(401);
    },
  );

  test('an edit that changes nothing, and an empty password, leave the person signed in', async () => {
    const token = await server.signIn(colleague);
    await update(2, { ...sampleValues('user', 1), password: '' });
    expect((await users(token)).statusCode).toBe(200);
    await server.signIn(colleague);
  });

  test('changing one’s own password keeps this sign-in and ends the others', async () => {
    const other = await server.signIn();
    expect((await update(1, { password: 'brand new' })).statusCode).toBe(200);
    expect((await users(other)).statusCode).toBe(401);
    expect((await server.asStaff({ method: 'GET', url: '/api/get-all-users' })).statusCode).toBe(200);
    await server.signIn({ username: 'admin', password: 'brand new' });
  });

  test('a deleted person is signed out and can’t sign in until they are restored', async () => {
    const token = await server.signIn(colleague);
    await server.asStaff({ method: 'DELETE', url: '/api/delete-single-user/2' });
    expect((await users(token)).statusCode).toBe(401);
    expect((await login(colleague)).statusCode).toBe(401);
    await server.asStaff({ method: 'POST', url: '/api/restore-user/2' });
    expect((await users(token)).statusCode).toBe(401);
    expect((await login(colleague)).statusCode).toBe(200);
  });

  test('nobody deletes their own account', async () => {
    const answer = await server.asStaff({ method: 'DELETE', url: '/api/delete-single-user/1' });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      409,
      expect.stringContaining('your own account'),
    ]);
  });

  test('the last account stays', async () => {
    await server.resources.services.user.remove(2);
    await expect(server.resources.services.user.remove(1)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('names and addresses are taken once, whatever their case', async () => {
    const add = (payload: object) => server.asStaff({ method: 'POST', url: '/api/add-user', payload });
    const sameName = await add({ ...sampleValues('user', 2), username: 'COLLEAGUE 1' });
    expect([sameName.statusCode, sameName.json().error]).toEqual([
      409,
      expect.objectContaining({ code: 'conflict', fields: { username: 'This is already in use.' } }),
    ]);
    const sameEmail = await add({ ...sampleValues('user', 2), email: 'Neighbor1@Example.org' });
    expect(sameEmail.json().error.fields).toEqual({ email: 'This is already in use.' });
    expect((await add({ ...sampleValues('user', 2), email: '' })).statusCode).toBe(201);
    expect((await add({ ...sampleValues('user', 3), email: '' })).statusCode).toBe(201);
  });

  test('a name is taken once, with or without what nobody sees, and is kept without it', async () => {
    const add = (username: string) =>
      server.asStaff({ method: 'POST', url: '/api/add-user', payload: { ...sampleValues('user', 2), username } });
    for (const username of ['col\u200Bleague 1', 'ｃolleague\u00A01\u2060', 'Colleague  1\uFE0F']) {
      expect((await add(username)).json().error.fields).toEqual({ username: 'This is already in use.' });
    }
    expect((await add('\u202Ero\u00ADsa \uFEFF')).json().user.username).toBe('rosa');
    for (const username of ['\u200B', ' \u2060\u3164', '\u2800']) {
      expect((await add(username)).json().error.fields).toEqual({ username: 'This can’t be empty.' });
    }
  });

  test.each([
    ['Cyrillic', '\u0430dmin'],
    ['Cyrillic capitals', '\u0410D\u041C\u0406N'],
    ['Greek', '\u03B1dmin'],
    ['Armenian', 'c\u0585lleague 1'],
    ['Cherokee', '\u13DF\u0585lleague 1'],
    ['Turkish', 'adm\u0131n'],
  ])('a name that only looks like another, by a letter of %s, is refused', async (_script, username) => {
    const answer = await server.asStaff({
      method: 'POST',
      url: '/api/add-user',
      payload: { ...sampleValues('user', 2), username },
    });
    expect([answer.statusCode, answer.json().error.fields?.username]).toEqual([
      409,
      expect.stringMatching(/looks like|already in use/),
    ]);
  });

  test('a look-alike is refused in an edit too, and one’s own name is no look-alike of itself', async () => {
    expect((await update(2, { username: '\u0430dmin' })).json().error.fields).toEqual({
      username: 'This looks like “admin”, which is in use.',
    });
    expect((await update(2, { username: 'colleague \u0406' })).statusCode).toBe(200);
    expect((await update(2, { username: 'c\u043Elleague \u0406' })).statusCode).toBe(200);
  });

  test('names in one alphabet may be as close as they like', async () => {
    const add = (username: string) =>
      server.asStaff({
        method: 'POST',
        url: '/api/add-user',
        payload: { ...sampleValues('user', 2), username, email: '' },
      });
    expect((await add('colleague l')).statusCode).toBe(201);
    expect((await add('Arny')).statusCode).toBe(201);
    expect((await add('Amy')).statusCode).toBe(201);
    expect((await add('\u0410\u043D\u043D\u0430')).statusCode).toBe(201);
  });

  test('a person whose name was taken in the meantime can’t be restored', async () => {
    await server.asStaff({ method: 'DELETE', url: '/api/delete-single-user/2' });
    await server.asStaff({ method: 'POST', url: '/api/add-user', payload: sampleValues('user', 1) });
    const answer = await server.asStaff({ method: 'POST', url: '/api/restore-user/2' });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      409,
      { username: 'Another record has this now.' },
    ]);
  });

  test('no answer carries a password or its hash', async () => {
    const answers = [await users(await server.signIn()), await update(2, { password: 'secret words' })];
    for (const { body } of answers) expect(body).not.toMatch(/password|argon2|secret words/);
  });

  test('tokens that have ended are forgotten by the hourly tidying', async () => {
    await server.signIn();
    server.pass(hourMs);
    await server.tokens.purge();
    expect(await server.db.read.selectFrom('tokens').selectAll().execute()).toEqual([]);
  });
});
