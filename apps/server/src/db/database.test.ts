import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { writeMigratedFile } from '../testing/migrated-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { databaseFile, openDatabase } from './database.ts';
import { openWriter, requireSqlite } from './sqlite.ts';
import { requireTables } from './table-differences.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

test('a database of a newer version is refused and left unchanged', async () => {
  await writeMigratedFile(folder);
  const newer = new DatabaseSync(join(folder, databaseFile));
  newer.exec(`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`);
  newer.close();
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/newer version .*9999-from-the-future/);
});

test('a second start changes nothing', async () => {
  await (await openDatabase({ dataDir: folder })).close();
  const schema = () => {
    const connection = new DatabaseSync(join(folder, databaseFile));
    const rows = connection.prepare('select * from sqlite_master, pragma_schema_version order by name').all();
    connection.close();
    return rows;
  };
  const before = schema();
  await (await openDatabase({ dataDir: folder })).close();
  expect(schema()).toEqual(before);
});

test('a commit waits for the disk, and for a second process', () => {
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

test('a field without a column, a list without an index and a column without a field are reported with a solution', async () => {
  await writeMigratedFile(folder);
  const db = await openDatabase({ dataDir: folder });
  await expect(requireTables(db.read)).resolves.toBeUndefined();
  await db.write(async (trx) => {
    await sql`drop index stories_by_subtitle`.execute(trx);
    await sql`alter table podcasts rename column link to address`.execute(trx);
    await sql`drop table donations`.execute(trx);
    await sql`drop trigger events_search_update`.execute(trx);
  });
  const errors = await requireTables(db.read).catch((error: Error) => error.message.split('\n'));
  expect(errors).toEqual([
    'packages/contract/src/entities/story.ts lists the field subtitle, but the table stories has no index for it: `npm run new migration` generates one that adds it.',
    'packages/contract/src/entities/event.ts describes a different search than the table events has: `npm run new migration` generates one that adds it.',
    'packages/contract/src/entities/podcast.ts describes the field link, but the table podcasts has no column link: `npm run new migration` generates one that adds it.',
    'The table podcasts has the column address, but no field of packages/contract/src/entities/podcast.ts describes it: describe it, or drop it in a migration.',
    'packages/contract/src/entities/donation.ts describes the table donations, but no migration creates it: `npm run new migration` generates one that adds it.',
  ]);
  await db.close();
});

test('a new data folder is private', async () => {
  const dataDir = join(folder, 'data');
  await (await openDatabase({ dataDir })).close();
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test('a file that is not a database is refused by name', async () => {
  const dataDir = join(folder, databaseFile, 'below-a-file');
  await writeMigratedFile(folder);
  await expect(openDatabase({ dataDir })).rejects.toThrow(/can't be opened/);
});
