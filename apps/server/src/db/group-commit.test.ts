import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveBack, isOnPostgres, takeDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';

let dataDir: string;
let databaseUrl: string | undefined;
let db: Database;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'porchlight-commit-'));
  databaseUrl = await takeDatabase();
  db = await openDatabase({ dataDir, databaseUrl });
});
afterEach(async () => {
  await db.close();
  giveBack(databaseUrl);
  await rm(dataDir, { recursive: true, force: true });
});

const setting = (name: string) => ({ name, value: 'x' });
const names = async () =>
  (await db.read.selectFrom('settings').select('name').orderBy('name').execute()).map((row) => row.name);
const add = (name: string) => db.write((trx) => trx.insertInto('settings').values(setting(name)).execute());

test('writers that come together are all written', async () => {
  await Promise.all(['a', 'b', 'c'].map(add));
  expect(await names()).toEqual(['a', 'b', 'c']);
});

test('a task that fails takes back what it did and harms none of its neighbors', async () => {
  const outcomes = await Promise.allSettled([
    add('before'),
    db.write(async (trx) => {
      await trx.insertInto('settings').values(setting('half')).execute();
      throw new Error('changed my mind');
    }),
    add('after'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { message: 'changed my mind' } });
  expect(await names()).toEqual(['after', 'before']);
});

test('a task that breaks a rule of the database fails alone', async () => {
  const outcomes = await Promise.allSettled([add('same'), add('same'), add('other')]);
  // Which of two at once comes first is PostgreSQL's to say.
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await names()).toEqual(['other', 'same']);
});

test('a reader sees nothing before the commit', async () => {
  let seen: string[] | undefined;
  await db.write(async (trx) => {
    await trx.insertInto('settings').values(setting('a')).execute();
    seen = await names();
  });
  expect([seen, await names()]).toEqual([[], ['a']]);
});

// PostgreSQL commits each for itself, maybe before the next one looks.
test.skipIf(isOnPostgres())('a reader sees nothing between two tasks of a group', async () => {
  let seen: string[] | undefined;
  const first = add('a');
  const second = db.write(async () => {
    seen = await names();
  });
  await Promise.all([first, second]);
  expect([seen, await names()]).toEqual([[], ['a']]);
});

// PostgreSQL has no groups: transactions of one moment don't see each other.
test.skipIf(isOnPostgres())('a later task of a group sees what an earlier one did', async () => {
  const first = add('a');
  const count = await db.write(async (trx) => (await trx.selectFrom('settings').selectAll().execute()).length);
  await first;
  expect(count).toBe(1);
});

test('a group in which every task fails leaves the database ready for the next', async () => {
  await expect(db.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await add('a');
  expect(await names()).toEqual(['a']);
});

test('closing waits for what was handed over', async () => {
  const written = add('late');
  await db.close();
  await written;
  db = await openDatabase({ dataDir, databaseUrl });
  expect(await names()).toEqual(['late']);
});
