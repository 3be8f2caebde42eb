// @module-tag slow
import { passwordProblems } from '@porchlight/contract/account-texts';
import { firstOrganization } from '@porchlight/contract/first-organization';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../settings/config.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { acquireDatabase, releaseDatabase } from '../testing/test-database.ts';
import { serverForEachTest, staffAccount } from '../testing/test-server.ts';
import { PasswordHasher } from './passwords.ts';

const rejectedPasswords = [
  ['a', passwordProblems.short],
  ['seven77', passwordProblems.short],
  ['👩‍🌾👩‍🌾', passwordProblems.short],
  ['x'.repeat(129), passwordProblems.long],
  ['password', passwordProblems.common],
  ['PassWord', passwordProblems.common],
  ['ｐａｓｓｗｏｒｄ', passwordProblems.common],
  ['qwertyuiop', passwordProblems.common],
  ['1234567890', passwordProblems.common],
  ['admin123', passwordProblems.common],
  ['@dm1n123', passwordProblems.common],
  ['P@$$w0rd', passwordProblems.common],
  ['Sunshine2026!', passwordProblems.common],
  ['Porchlight2026!', passwordProblems.context],
  ['the porchlight institute', passwordProblems.context],
  ['Georgia-Pantry 1', passwordProblems.context],
  ['P0rchl!ght 19845', passwordProblems.context],
  ['Ruby’s Porch 3', passwordProblems.context],
] as const;

const acceptedPasswords = [
  'eight ch',
  'a porchlight over the creek',
  '2026-11-25',
  'Ochlocknee 7',
  '        ',
  'Ж'.repeat(8),
  '🌾'.repeat(128),
  'x'.repeat(128),
];

describe('a new password', () => {
  const server = serverForEachTest();
  const add = (password: string, number = 1) =>
    server.asStaff({ method: 'POST', url: '/api/add-user', payload: { ...sampleValues('user', number), password } });
  const update = (payload: object) => server.asStaff({ method: 'PUT', url: '/api/update-single-user/1', payload });

  test.each(rejectedPasswords)(
    '%j is refused at its field, for a new and an existing account',
    async (password, text) => {
      for (const response of [await add(password), await update({ password })]) {
        expect([response.statusCode, response.json().error.fields]).toEqual([400, { password: text }]);
      }
      await server.signIn(staffAccount);
    },
  );

  test('can’t be made of the account’s own name and email', async () => {
    const account = { ...sampleValues('user', 1), username: 'Zora Neale', email: 'okra@gardens.example' };
    for (const password of ['zora-neale 7', 'N3ale Z0ra!', 'okra gardens 26', 'Okra@Gardens']) {
      const payload = { ...account, password };
      const response = await server.asStaff({ method: 'POST', url: '/api/add-user', payload });
      expect([password, response.json().error?.fields]).toEqual([password, { password: passwordProblems.context }]);
    }
    expect((await update({ username: 'Zora Neale' })).statusCode).toBe(200);
    expect((await update({ password: 'zora neale 1891' })).json().error.fields).toEqual({
      password: passwordProblems.context,
    });
  });

  test('can’t be made of the organization’s current names', async () => {
    const rename = { name: 'Hollow Oak Collective', version: 1 };
    const values = { ...firstOrganization, ...rename, short_name: 'Hollow Oak' };
    const renamed = await server.post('/api/update-single-organization/1', values);
    expect(renamed.statusCode).toBe(200);
    expect((await add('Hollow-Oak 2026')).json().error.fields).toEqual({ password: passwordProblems.context });
    expect((await add('the porchlight institute')).statusCode).toBe(201);
  });

  test('can have eight to 128 characters of any kind', async () => {
    for (const [number, password] of acceptedPasswords.entries())
      expect((await add(password, number)).statusCode).toBe(201);
  });

  test('that is left empty in an edit keeps the old one', async () => {
    expect((await update({ ...sampleValues('user', 1), role: 'administrator', password: '' })).statusCode).toBe(200);
    expect((await update({ email: 'moved@example.org' })).statusCode).toBe(200);
  });
});

describe('an old password', () => {
  const server = serverForEachTest();
  const login = async (password: string) =>
    (await server.server.inject({ method: 'POST', url: '/api/login', payload: { ...staffAccount, password } })).json();
  const session = async (token: string) =>
    (await server.server.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } })).json();

  test.each([
    ['lamp', 'short'],
    ['sunshine', 'common'],
    ['x'.repeat(200), 'long'],
  ])('still signs in, with a notice: %j is too %s', async (password, problem) => {
    const password_hash = await new PasswordHasher().hash(password);
    await server.db.write((trx) => trx.updateTable('users').set({ password_hash }).execute());
    const { token, password_problem } = await login(password);
    expect(password_problem).toBe(problem);
    expect((await session(token)).password_problem).toBe(problem);
    const changed = await server.server.inject({
      ...{ method: 'PUT', url: '/api/update-single-user/1', headers: { authorization: `Bearer ${token}` } },
      payload: { password: 'a lamp at dusk' },
    });
    expect(changed.statusCode).toBe(200);
    expect(await session(token)).toEqual({ user: { id: 1, username: 'admin', role: 'administrator' } });
    expect(await login('a lamp at dusk')).not.toHaveProperty('password_problem');
  });

  test('that is strong gives no notice', async () => {
    const response = await login(staffAccount.password);
    expect(response).not.toHaveProperty('password_problem');
    expect(await session(response.token)).not.toHaveProperty('password_problem');
  });
});

describe('ADMIN_PASSWORD', () => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    dataDir = await temporaryFolder();
    databaseUrl = await acquireDatabase();
  });
  afterEach(async () => {
    releaseDatabase(databaseUrl);
  });
  const start = (settings: Record<string, string>) =>
    buildApp(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings }));

  test.each(rejectedPasswords)('%j stops the first start, which names the variable', async (password, text) => {
    await expect(start({ ADMIN_PASSWORD: password })).rejects.toMatchObject({
      name: 'StartError',
      message: `ADMIN_PASSWORD: ${text}`,
    });
  });

  test('that would be refused today does not stop the start if an account exists', async () => {
    await (await start({ ADMIN_PASSWORD: 'a long enough password' })).server.close();
    await (await start({ ADMIN_PASSWORD: 'lamp' })).server.close();
  });

  test('an ADMIN_USERNAME of invisible characters stops the first start', async () => {
    await expect(start({ ADMIN_USERNAME: '\u200B' })).rejects.toMatchObject({
      name: 'StartError',
      message: 'ADMIN_USERNAME: This can’t be empty.',
    });
  });
});
