import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { databaseFile } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { readConfig } from '../settings/config.ts';
import { forAllTests } from '../testing/for-each-test.ts';
import { cheapHasher } from '../testing/test-server.ts';

/** Accounts made when names were compared by their case only, oldest first; names in a row are the same since then. */
const names = [
  ['Straße'],
  ['ro\u200Bsa'],
  ['ΣΊΣΥΦΟΣ'],
  ['ad\u200Bmin', 'admin', 'admin\u2060'],
  ['ru\u200Bby', 'ruby\u2060'],
  ['o\u200Btis', 'otis\u2060'],
  ['vera', 've\u200Bra'],
  ['ezra', 'ez\u200Bra'],
].flat();
const deletedName = 'o\u200Btis';

/** A database with these accounts, opened by this version. */
const app = forAllTests(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-names-'));
  const database = openWriter(join(dataDir, databaseFile));
  await migrate(queryBuilder(database), '0005-search');
  const add = database.prepare(
    `insert into users (username, username_key, password_hash, created_at, updated_at, deleted_at)
     values (?, ?, ?, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', ?)`,
  );
  for (const username of names) {
    const hash = await cheapHasher.hash(passwordOf(username));
    const deletedAt = username === deletedName ? '2026-03-13T00:00:00Z' : null;
    add.run(username, username.normalize('NFKC').toLowerCase(), hash, deletedAt);
  }
  database.close();
  const now = () => new Date('2026-03-14T16:00:00Z');
  const { server } = await buildApp(readConfig({ DATA_DIR: dataDir }), { now, hasher: cheapHasher });
  return {
    server,
    async stop() {
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
});

const passwordOf = (username: string) => `the password of ${username}`;

const idOf = (username: string) => names.indexOf(username) + 1;

const signIn = async (username: string, password = passwordOf(username)) =>
  (await app.server.inject({ method: 'POST', url: '/api/login', payload: { username, password } })).json();

test('everyone still signs in with their old name, also spelled less strictly', async () => {
  expect((await signIn('Straße')).user.id).toBe(idOf('Straße'));
  expect((await signIn('STRASSE', passwordOf('Straße'))).user.id).toBe(idOf('Straße'));
  expect((await signIn('ro\u200Bsa')).user.id).toBe(idOf('ro\u200Bsa'));
  expect((await signIn(' Rosa', passwordOf('ro\u200Bsa'))).user.id).toBe(idOf('ro\u200Bsa'));
  expect((await signIn('ΣΊΣΥΦΟΣ')).user.id).toBe(idOf('ΣΊΣΥΦΟΣ'));
});

test('of two names that are now the same, the plain one keeps it and the other works only in its own spelling', async () => {
  expect((await signIn('admin')).user.id).toBe(idOf('admin'));
  expect((await signIn('AD\uFEFFMIN', passwordOf('admin'))).user.id).toBe(idOf('admin'));
  expect((await signIn('ad\u200Bmin')).user.id).toBe(idOf('ad\u200Bmin'));
  expect((await signIn('admin\u2060')).user.id).toBe(idOf('admin\u2060'));
});

test('if neither is plain, the older one gets the name', async () => {
  expect((await signIn('ruby', passwordOf('ru\u200Bby'))).user.id).toBe(idOf('ru\u200Bby'));
  expect((await signIn('ruby\u2060')).user.id).toBe(idOf('ruby\u2060'));
});

test('an account in the trash takes no name from an active one', async () => {
  expect((await signIn('otis', passwordOf('otis\u2060'))).user.id).toBe(idOf('otis\u2060'));
});

test('someone with a shared name keeps it while editing other fields, until they change it', async () => {
  const headers = { authorization: `Bearer ${(await signIn('vera')).token}` };
  const url = `/api/update-single-user/${idOf('ve\u200Bra')}`;
  const update = (payload: object) => app.server.inject({ method: 'PUT', url, headers, payload });
  const moved = await update({ username: 've\u200Bra', email: 'moved@example.org' });
  expect([moved.statusCode, moved.json().user.email]).toEqual([200, 'moved@example.org']);
  expect((await signIn('ve\u200Bra')).user.id).toBe(idOf('ve\u200Bra'));
  expect((await update({ username: 'della' })).statusCode).toBe(200);
  expect((await signIn('Della', passwordOf('ve\u200Bra'))).user.id).toBe(idOf('ve\u200Bra'));
  expect((await update({ username: 've\u200Bra' })).statusCode).toBe(409);
});

test('the spellings of a shared name share their attempts', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) await signIn('ezra', 'a guess');
  expect((await signIn('ez\u200Bra')).error.code).toBe('too_many_requests');
});
