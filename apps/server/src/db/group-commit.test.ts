// @module-tag database
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeMigratedFile } from '../testing/migrated-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { acquireDatabase, isOnPostgres, releaseDatabase, runSql } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { acquireTransactionLock } from './dialect.ts';
import { insert } from './insert.ts';

let dataDir: string;
let databaseUrl: string | undefined;
let db: Database;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  databaseUrl = await acquireDatabase();
  if (!databaseUrl) await writeMigratedFile(dataDir);
  db = await openDatabase({ dataDir, databaseUrl });
});
afterEach(async () => {
  await db.close();
  releaseDatabase(databaseUrl);
});

const moments = { created_at: '2026-03-14T12:00:00Z', updated_at: '2026-03-14T12:00:00Z' };
const setting = (name: string) => ({ name, value: 'x' });
const names = async () =>
  (await db.read.selectFrom('settings').select('name').orderBy('name').execute()).map((row) => row.name);
const add = (name: string) => db.write((trx) => trx.insertInto('settings').values(setting(name)).execute());

test('simultaneous writes all succeed', async () => {
  await Promise.all(['a', 'b', 'c'].map(add));
  expect(await names()).toEqual(['a', 'b', 'c']);
});

test('a task that fails is rolled back without affecting others', async () => {
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

test('a task that violates a constraint fails alone', async () => {
  const outcomes = await Promise.allSettled([add('same'), add('same'), add('other')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await names()).toEqual(['other', 'same']);
});

test('a reader sees nothing before the commit', async () => {
  let visibleNames: string[] | undefined;
  await db.write(async (trx) => {
    await trx.insertInto('settings').values(setting('a')).execute();
    visibleNames = await names();
  });
  expect([visibleNames, await names()]).toEqual([[], ['a']]);
});

test('a reader sees nothing between two tasks of a group', async () => {
  let visibleNames: string[] | undefined;
  const first = add('a');
  const second = db.write(async () => {
    visibleNames = await names();
  });
  await Promise.all([first, second]);
  expect([visibleNames, await names()]).toEqual([[], ['a']]);
});

test('a later task of a group sees the changes of an earlier one', async () => {
  const first = add('a');
  const count = await db.write(async (trx) => (await trx.selectFrom('settings').selectAll().execute()).length);
  await first;
  expect(count).toBe(1);
});

test('after a group in which every task fails the database can be used', async () => {
  await expect(db.write(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await add('a');
  expect(await names()).toEqual(['a']);
});

test('closing waits for pending writes', async () => {
  const writing = add('late');
  await db.close();
  await writing;
  db = await openDatabase({ dataDir, databaseUrl });
  expect(await names()).toEqual(['late']);
});

// SQLite has one writer, and one process that changes its tables.
describe.skipIf(!isOnPostgres())('beside another node', () => {
  test('a transaction that waits delays no other', async () => {
    const otherNode = await openDatabase({ dataDir, databaseUrl });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: locked, resolve: markLocked } = Promise.withResolvers<void>();
    const lockHolder = otherNode.write(async (trx) => {
      await acquireTransactionLock(trx, 'lantern');
      markLocked();
      await released;
    });
    await locked;
    const completed: string[] = [];
    const waiting = db.write(async (trx) => {
      await acquireTransactionLock(trx, 'lantern');
      await trx.insertInto('settings').values(setting('waited')).execute();
      completed.push('waited');
    });
    await Promise.all([add('a'), add('b')]);
    expect([completed, await names()]).toEqual([[], ['a', 'b']]);
    release();
    await Promise.all([lockHolder, waiting]);
    expect(await names()).toEqual(['a', 'b', 'waited']);
    await otherNode.close();
  });

  test('groups that need the same rows in another order all succeed', async () => {
    const otherNode = await openDatabase({ dataDir, databaseUrl });
    const writeWithLock = (node: Database, name: string) =>
      node.write(async (trx) => {
        await acquireTransactionLock(trx, name);
        await setTimeout(5);
      });
    const writes = Array.from({ length: 5 }, () => [
      writeWithLock(db, 'porch'),
      writeWithLock(db, 'quilt'),
      writeWithLock(otherNode, 'quilt'),
      writeWithLock(otherNode, 'porch'),
    ]);
    expect(await Promise.all(writes.flat())).toHaveLength(20);
    await otherNode.close();
  });

  test('after a column is added to a table, writing continues', async () => {
    const write = (title: string) =>
      db.write((trx) => insert(trx, 'podcasts', { title, link: '', description: '', slug: title, ...moments }));
    await write('before');
    await runSql(String(databaseUrl), 'alter table podcasts add column length bigint');
    expect(await write('after')).toMatchObject({ title: 'after' });
    await runSql(String(databaseUrl), 'alter table podcasts drop column length');
  });
});
