import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { databaseFile } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { readConfig } from '../settings/config.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { cheapHasher } from '../testing/test-server.ts';

let dataDir: string;
let app: App | undefined;
beforeEach(async () => {
  dataDir = await temporaryFolder();
});
afterEach(() => app?.server.close());

/** A database whose accounts were made when names were compared by their case only, opened by this version. */
async function openWithAccounts(names: { username: string; isDeleted?: boolean }[]): Promise<App> {
  const database = openWriter(join(dataDir, databaseFile));
  await migrate(queryBuilder(database), '0005-search');
  const add = database.prepare(
    `insert into users (username, username_key, password_hash, created_at, updated_at, deleted_at)
     values (?, ?, ?, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', ?)`,
  );
  for (const { username, isDeleted } of names) {
    const hash = await cheapHasher.hash(passwordOf(username));
    add.run(username, username.normalize('NFKC').toLowerCase(), hash, isDeleted ? '2026-03-13T00:00:00Z' : null);
  }
  database.close();
  const now = () => new Date('2026-03-14T16:00:00Z');
  app = await buildApp(readConfig({ DATA_DIR: dataDir }), { now, hasher: cheapHasher });
  return app;
}

const passwordOf = (username: string) => `the password of ${username}`;

const signIn = async (username: string, password = passwordOf(username)) =>
  (await app?.server.inject({ method: 'POST', url: '/api/login', payload: { username, password } }))?.json();

test('everyone still signs in with their old name, also spelled less strictly', async () => {
  await openWithAccounts([{ username: 'Straße' }, { username: 'ro\u200Bsa' }, { username: 'ΣΊΣΥΦΟΣ' }]);
  expect((await signIn('Straße')).user.id).toBe(1);
  expect((await signIn('STRASSE', passwordOf('Straße'))).user.id).toBe(1);
  expect((await signIn('ro\u200Bsa')).user.id).toBe(2);
  expect((await signIn(' Rosa', passwordOf('ro\u200Bsa'))).user.id).toBe(2);
  expect((await signIn('ΣΊΣΥΦΟΣ')).user.id).toBe(3);
});

test('of two names that are now the same, the plain one keeps it and the other works only in its own spelling', async () => {
  await openWithAccounts([{ username: 'ad\u200Bmin' }, { username: 'admin' }, { username: 'admin\u2060' }]);
  expect((await signIn('admin')).user.id).toBe(2);
  expect((await signIn('AD\uFEFFMIN', passwordOf('admin'))).user.id).toBe(2);
  expect((await signIn('ad\u200Bmin')).user.id).toBe(1);
  expect((await signIn('admin\u2060')).user.id).toBe(3);
});

test('if neither is plain, the older one gets the name', async () => {
  await openWithAccounts([{ username: 'ro\u200Bsa' }, { username: 'rosa\u2060' }]);
  expect((await signIn('rosa', passwordOf('ro\u200Bsa'))).user.id).toBe(1);
  expect((await signIn('rosa\u2060')).user.id).toBe(2);
});

test('an account in the trash takes no name from an active one', async () => {
  await openWithAccounts([{ username: 'ro\u200Bsa', isDeleted: true }, { username: 'rosa\u2060' }]);
  expect((await signIn('rosa', passwordOf('rosa\u2060'))).user.id).toBe(2);
});

test('someone with a shared name keeps it while editing other fields, until they change it', async () => {
  const { server } = await openWithAccounts([{ username: 'admin' }, { username: 'ad\u200Bmin' }]);
  const headers = { authorization: `Bearer ${(await signIn('admin')).token}` };
  const update = (payload: object) =>
    server.inject({ method: 'PUT', url: '/api/update-single-user/2', headers, payload });
  const moved = await update({ username: 'ad\u200Bmin', email: 'moved@example.org' });
  expect([moved.statusCode, moved.json().user.email]).toEqual([200, 'moved@example.org']);
  expect((await signIn('ad\u200Bmin')).user.id).toBe(2);
  expect((await update({ username: 'rosa' })).statusCode).toBe(200);
  expect((await signIn('Rosa', passwordOf('ad\u200Bmin'))).user.id).toBe(2);
  expect((await update({ username: 'ad\u200Bmin' })).statusCode).toBe(409);
});

test('the spellings of a shared name share their attempts', async () => {
  await openWithAccounts([{ username: 'admin' }, { username: 'ad\u200Bmin' }]);
  for (let attempt = 1; attempt <= 5; attempt += 1) await signIn('admin', 'a guess');
  expect((await signIn('ad\u200Bmin')).error.code).toBe('too_many_requests');
});
