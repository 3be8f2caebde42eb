import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const login = (payload: unknown, remoteAddress = '203.0.113.7') =>
  server.server.inject({ method: 'POST', url: '/api/login', payload: payload as object, remoteAddress });
const sessionOf = (token: string) =>
  server.server.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });

describe('accounts', () => {
  const colleague = { username: 'colleague 1', password: 'their own password' };
  const add = (payload: object) => server.asStaff({ method: 'POST', url: '/api/add-user', payload });
  const addNamed = (username: string) => add({ ...sampleValues('user', 2), username, email: '' });
  beforeEach(async () => void (await add(sampleValues('user', 1))));
  const update = (id: number, payload: object) =>
    server.asStaff({ method: 'PUT', url: `/api/update-single-user/${id}`, payload });

  test.each([{ password: 'another password' }, { username: 'renamed' }, { email: 'moved@example.org' }])(
    'changing %j signs the person out everywhere',
    async (change) => {
      const token = await server.signIn(colleague);
      expect((await update(2, change)).statusCode).toBe(200);
      expect((await sessionOf(token)).statusCode).toBe(401);
    },
  );

  test('an edit without changes, and an empty password, leave the person signed in', async () => {
    const token = await server.signIn(colleague);
    await update(2, { ...sampleValues('user', 1), password: '' });
    expect((await sessionOf(token)).statusCode).toBe(200);
    await server.signIn(colleague);
  });

  test('changing your own password keeps this session and ends the others', async () => {
    const otherToken = await server.signIn();
    expect((await update(1, { password: 'brand new' })).statusCode).toBe(200);
    expect((await sessionOf(otherToken)).statusCode).toBe(401);
    expect((await server.asStaff({ method: 'GET', url: '/api/get-all-users' })).statusCode).toBe(200);
    await server.signIn({ username: 'admin', password: 'brand new' });
  });

  test('a deleted person is signed out and can’t sign in until they are restored', async () => {
    const token = await server.signIn(colleague);
    await server.asStaff({ method: 'DELETE', url: '/api/delete-single-user/2' });
    expect((await sessionOf(token)).statusCode).toBe(401);
    expect((await login(colleague)).statusCode).toBe(401);
    await server.asStaff({ method: 'POST', url: '/api/restore-user/2' });
    expect((await sessionOf(token)).statusCode).toBe(401);
    expect((await login(colleague)).statusCode).toBe(200);
  });

  test('nobody can delete their own account', async () => {
    const response = await server.asStaff({ method: 'DELETE', url: '/api/delete-single-user/1' });
    expect([response.statusCode, response.json().error.message]).toEqual([
      409,
      expect.stringContaining('your own account'),
    ]);
  });

  test('the last administrator who can sign in stays one, whoever tries to change that', async () => {
    const { user } = server.resources.services;
    const expectedError = { code: 'conflict', message: expect.stringContaining('the last administrator') };
    await expect(user.remove(1)).rejects.toMatchObject(expectedError);
    for (const role of ['editor', 'viewer'])
      await expect(user.update(1, { role })).rejects.toMatchObject(expectedError);
    const ownUpdate = await update(1, { role: 'editor', confirm_own: true });
    expect([ownUpdate.statusCode, ownUpdate.json().error.message]).toEqual([409, expectedError.message]);
    await user.update(2, { role: 'administrator' });
    await server.db.write((trx) => trx.updateTable('users').set({ password_hash: '!' }).where('id', '=', 2).execute());
    await expect(user.remove(1)).rejects.toMatchObject(expectedError);
    await user.update(2, { password: 'their own password' });
    await user.remove(1);
    await expect(user.remove(2)).rejects.toMatchObject(expectedError);
  });

  test('another role ends all sessions of the account and applies from the next sign-in; a missing role gives no more rights', async () => {
    const token = await server.signIn(colleague);
    expect((await sessionOf(token)).json().user.role).toBe('viewer');
    expect((await update(2, { role: 'editor' })).statusCode).toBe(200);
    expect((await sessionOf(token)).statusCode).toBe(401);
    expect((await sessionOf(await server.signIn(colleague))).json().user.role).toBe('editor');
    const { role: _, ...rest } = sampleValues('user', 2);
    expect((await add(rest)).json().user.role).toBe('viewer');
    expect((await update(2, { role: 'owner' })).json().error.fields).toHaveProperty('role');
  });

  test('administrators are asked before giving up their own rights, and signed out when they do', async () => {
    await update(2, { role: 'administrator' });
    const response = await update(1, { role: 'editor' });
    expect([response.statusCode, response.json().error.code]).toEqual([409, 'confirmation_required']);
    expect((await update(1, { role: 'administrator', email: 'ada@example.org' })).statusCode).toBe(200);
    expect((await update(1, { role: 'editor', confirm_own: true })).json().user.role).toBe('editor');
    expect((await server.asStaff({ url: '/api/session' })).statusCode).toBe(401);
  });

  test('everyone can change their own address and password, but not their role or another account', async () => {
    const token = await server.signIn(colleague);
    const as = (method: 'GET' | 'PUT', url: string, payload?: object) =>
      server.server.inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } });
    expect((await as('PUT', '/api/update-single-user/2', { email: 'own@example.org' })).statusCode).toBe(200);
    expect((await as('GET', '/api/get-single-user/2')).json().user.email).toBe('own@example.org');
    const promoted = await as('PUT', '/api/update-single-user/2', { role: 'administrator', confirm_own: true });
    expect([promoted.statusCode, Object.keys(promoted.json().error.fields)]).toEqual([403, ['role']]);
    expect((await as('PUT', '/api/update-single-user/1', { email: 'x@example.org' })).statusCode).toBe(403);
    expect((await as('GET', '/api/get-single-user/1')).statusCode).toBe(403);
    expect((await sessionOf(token)).json().user.role).toBe('viewer');
  });

  test('names and addresses are unique, without regard to case', async () => {
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

  test('a name is unique with or without invisible characters, and stored without them', async () => {
    for (const username of ['col\u200Bleague 1', 'ｃolleague\u00A01\u2060', 'Colleague  1\uFE0F']) {
      expect((await addNamed(username)).json().error.fields).toEqual({ username: 'This is already in use.' });
    }
    expect((await addNamed('\u202Ero\u00ADsa \uFEFF')).json().user.username).toBe('rosa');
    for (const username of ['\u200B', ' \u2060\u3164', '\u2800']) {
      expect((await addNamed(username)).json().error.fields).toEqual({ username: 'This can’t be empty.' });
    }
  });

  test.each([
    ['Cyrillic', '\u0430dmin'],
    ['Cyrillic capitals', '\u0410D\u041C\u0406N'],
    ['Greek', '\u03B1dmin'],
    ['Armenian', 'c\u0585lleague 1'],
    ['Cherokee', '\u13DF\u0585lleague 1'],
    ['Turkish', 'adm\u0131n'],
  ])('a name that looks like another because of a letter of %s is refused', async (_script, username) => {
    const response = await addNamed(username);
    expect([response.statusCode, response.json().error.fields?.username]).toEqual([
      409,
      expect.stringMatching(/looks like|already in use/),
    ]);
  });

  test('a look-alike is refused in an edit too, and your own name is not a look-alike of itself', async () => {
    expect((await update(2, { username: '\u0430dmin' })).json().error.fields).toEqual({
      username: 'This is too similar to “admin”, which is already in use.',
    });
    expect((await update(2, { username: 'colleague \u0406' })).statusCode).toBe(200);
    expect((await update(2, { username: 'c\u043Elleague \u0406' })).statusCode).toBe(200);
  });

  test('names in one alphabet can be as similar as they like', async () => {
    for (const username of ['colleague l', 'Arny', 'Amy', '\u0410\u043D\u043D\u0430'])
      expect((await addNamed(username)).statusCode, username).toBe(201);
  });

  test('a person whose name was taken in the meantime can’t be restored', async () => {
    await server.asStaff({ method: 'DELETE', url: '/api/delete-single-user/2' });
    await add(sampleValues('user', 1));
    const response = await server.asStaff({ method: 'POST', url: '/api/restore-user/2' });
    expect([response.statusCode, response.json().error.fields]).toEqual([
      409,
      { username: 'Another record already uses this.' },
    ]);
  });

  test('no response contains a password or its hash', async () => {
    const responses = [await sessionOf(await server.signIn()), await update(2, { password: 'secret words' })];
    for (const { body } of responses) expect(body).not.toMatch(/password|argon2|secret words/);
  });
});
