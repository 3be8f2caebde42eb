import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { resourceNames } from '@porchlight/contract/entities';
import { type Resource, resources } from '@porchlight/contract/resources';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { columnOf, uniqueFields } from '../records/columns.ts';
import { databaseFile, openDatabase } from './database.ts';
import { openWriter, requireSqlite } from './sqlite.ts';
import { tableNames } from './tables.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-database-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a database from a newer version is refused by name and left alone', async () => {
  await (await openDatabase(folder)).close();
  const newer = new DatabaseSync(join(folder, databaseFile));
  newer.exec(`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`);
  newer.close();
  await expect(openDatabase(folder)).rejects.toThrow(/newer version .*9999-from-the-future/);
});

test('a second start changes nothing', async () => {
  await (await openDatabase(folder)).close();
  const schema = () => {
    const connection = new DatabaseSync(join(folder, databaseFile));
    const rows = connection.prepare('select * from sqlite_master, pragma_schema_version order by name').all();
    connection.close();
    return rows;
  };
  const before = schema();
  await (await openDatabase(folder)).close();
  expect(schema()).toEqual(before);
});

test('a commit waits for the disk, and a second process is waited for', () => {
  const connection = openWriter(join(folder, 'other.sqlite'));
  const pragma = (name: string) => Object.values(connection.prepare(`pragma ${name}`).get() ?? {})[0];
  expect(['journal_mode', 'synchronous', 'busy_timeout', 'foreign_keys'].map(pragma)).toEqual(['wal', 2, 5000, 1]);
  connection.close();
});

test('a SQLite that is too old is refused', () => {
  expect(() => requireSqlite('3.52.9')).toThrow(/3\.52\.9 is too old/);
  expect(() => requireSqlite('3.9.100')).toThrow(/too old/);
  expect(() => requireSqlite('3.53.0')).not.toThrow();
  expect(() => requireSqlite('4.0.0')).not.toThrow();
});

test('every field of the contract has its column', async () => {
  const db = await openDatabase(folder);
  const tables = await db.read.introspection.getTables();
  for (const name of resourceNames) {
    const resource: Resource = resources[name];
    const columns = tables.find((table) => table.name === tableNames[name])?.columns.map((column) => column.name);
    const expected = Object.entries(resource.fields).map(([field, { kind }]) => columnOf(field, kind));
    const keys = Object.keys(uniqueFields(name)).map((field) => `${field}_key`);
    const always = ['id', 'version', 'created_at', 'updated_at', 'deleted_at'];
    expect(columns?.toSorted()).toEqual([...always, ...expected, ...keys].toSorted());
  }
  await db.close();
});

test('a folder made for the data is closed to other accounts', async () => {
  const dataDir = join(folder, 'data');
  await (await openDatabase(dataDir)).close();
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test('a file that is no database is refused with a message that names it', async () => {
  const dataDir = join(folder, databaseFile, 'below-a-file');
  await (await openDatabase(folder)).close();
  await expect(openDatabase(dataDir)).rejects.toThrow(/can't be opened/);
});
