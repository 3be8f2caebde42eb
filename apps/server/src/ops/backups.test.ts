import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entityOf, resourceNames } from '@porchlight/contract/entities';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFile, openDatabase, openForReading } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import type { Tables } from '../db/tables.ts';
import { createSearchIndex } from '../search/create-search-index.ts';
import { startBackupSite } from '../testing/backup-site.ts';
import { fillEverything } from '../testing/filled-site.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTestBucket } from '../testing/test-bucket.ts';
import { acquireDatabase, isOnPostgres, releaseDatabase, runSql } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { pack } from './archive.ts';
import { backupTables, manifestFile } from './backup-format.ts';

const site = forEachTest(startBackupSite);

/** All rows of a database, table by table. */
async function rowsOf(db: Kysely<Tables>) {
  const tables = await Promise.all(
    backupTables.map(async (table) => {
      // Two records of an entity may name the same file.
      const order = table === 'named_files' ? sql`1, 2, 3` : sql`1, 2`;
      const select = sql<Record<string, unknown>>`select * from ${sql.table(table)} order by ${order}`;
      const { rows } = await select.execute(db);
      return [table, rows] as const;
    }),
  );
  await db.destroy();
  return Object.fromEntries(tables);
}

const rowsIn = (dataDir: string) => rowsOf(openForReading({ dataDir }));

/** Without the restore's own entry in the security log, which is the last one. */
function withoutRestore(rows: Awaited<ReturnType<typeof rowsOf>>) {
  const entries = (rows.security_log ?? []).filter(({ kind }) => kind !== 'data_restored');
  const settings = (rows.settings ?? []).filter(({ name }) => name !== 'security_log_head');
  return { ...rows, security_log: entries, settings };
}

test('every row and every file is restored as it was, and search finds them', async () => {
  await fillEverything(site);
  const manifest = await site.copyTo('copy');
  expect([Object.keys(manifest.files).length, manifest.missing]).toEqual([5, []]);
  await pack(join(site.folder, 'copy'), join(site.folder, 'a.tar.gz'));
  const { replaced } = await site.restore('a.tar.gz');
  const restored = join(site.folder, 'restored');
  expect(replaced).toBeNull();
  expect((await rowsIn(restored)).security_log?.at(-1)).toMatchObject({ kind: 'data_restored' });
  expect(withoutRestore(await rowsIn(restored))).toEqual(withoutRestore(await rowsOf(openForReading(site.server))));
  for (const kind of ['images', 'pdfs', 'sounds', 'films', 'captions']) {
    for (const name of await readdir(join(site.server.dataDir, 'files', kind))) {
      const path = join('files', kind, name);
      expect(await readFile(join(restored, path))).toEqual(await readFile(join(site.server.dataDir, path)));
    }
  }
  const db = await openDatabase({ dataDir: restored });
  const { results } = await createSearchIndex(db).search({ q: 'minutes', limit: 5, offset: 0 });
  expect(results.map(({ title }) => title)).toContain('Minutes');
  await db.close();
});

test('a backup has every table except the search index and what must not be restored: sign-ins, API keys, links, emails, secrets, rate limits and unfinished uploads', async () => {
  const tables = await site.server.db.read.introspection.getTables();
  const excluded = tables.map(({ name }) => name).filter((name) => !backupTables.some((included) => included === name));
  expect(excluded.filter((name) => !/^(search_|sqlite_)/.test(name))).toEqual([
    'account_links',
    'api_keys',
    'deliveries',
    'limit_counts',
    'mailings',
    'mails',
    'passkey_challenges',
    'pending_sign_ins',
    'preview_links',
    'shared_secrets',
    'tokens',
    'uploads',
  ]);
});

test('a restored backup has no API key, so that no revoked one works again', async () => {
  const by = { userId: 1, username: 'admin', role: 'administrator', tokenHash: '' } as const;
  await site.server.apiKeys.add({ name: 'Newsletter program', scope: 'viewer', days: 30 }, by);
  await site.copyTo('copy');
  await site.restore('copy');
  using db = openWriter(join(site.folder, 'restored', databaseFile));
  expect(db.prepare('select * from api_keys').all()).toEqual([]);
});

test('a restored database does not reuse the id of a permanently deleted record', async () => {
  const { id } = await site.addStory('Soon gone');
  await site.server.db.write((trx) => trx.deleteFrom('stories').where('id', '=', id).execute());
  await site.copyTo('copy');
  await site.restore('copy');
  using db = openWriter(join(site.folder, 'restored', databaseFile));
  const row = db.prepare("insert into stories (created_at, updated_at) values ('a', 'a') returning id").get();
  expect(row?.id).toBe(id + 1);
});

test('a missing file that records use is named', async () => {
  const { image } = await site.addStory('Without its picture');
  await rm(join(site.server.dataDir, 'files/images', image));
  expect((await site.copyTo('copy')).missing).toEqual([image]);
  expect((await site.restore('copy')).manifest.missing).toEqual([image]);
});

test.each(['a folder', 'a bucket'])(
  'a file that was damaged in %s is named, and never counted as intact',
  async (location) => {
    const bucket = location === 'a bucket' ? await startTestBucket() : undefined;
    const otherSite = await startBackupSite(bucket?.settings);
    try {
      const { image } = await otherSite.addStory('With half a picture');
      const path = bucket?.pathOf(`site/images/${image}`) ?? join(otherSite.server.dataDir, 'files/images', image);
      const content = await readFile(path);
      await writeFile(path, content.subarray(0, 20));
      expect((await otherSite.copyTo('damaged')).missing).toEqual([image]);
      await writeFile(path, content);
      expect((await otherSite.copyTo('mended')).missing).toEqual([]);
    } finally {
      await otherSite.stop();
      await bucket?.stop();
    }
  },
);

test('existing data is not replaced without asking, and is kept beside the new data', async () => {
  const { image } = await site.addStory('First');
  await site.copyTo('copy');
  await site.restore('copy');
  await site.addStory('Second');
  await site.copyTo('later');
  await expect(site.restore('later')).rejects.toThrow('already contains a database');
  const { replaced } = await site.restore('later', { replace: true });
  const titles = async (dataDir: string) =>
    ((await rowsIn(dataDir)).stories as { title: string }[]).map(({ title }) => title);
  expect(await titles(join(site.folder, 'restored'))).toEqual(['First', 'Second']);
  expect(await titles(String(replaced))).toEqual(['First']);
  expect(await readdir(join(String(replaced), 'files/images'))).toEqual([image]);
});

test('the old database’s log after a crash is kept with it, and not used for the new one', async () => {
  await site.addStory('In the copy');
  await site.copyTo('copy');
  await site.restore('copy');
  const restored = join(site.folder, 'restored');
  const crashed = openWriter(join(restored, databaseFile));
  crashed.exec("insert into settings (name, value) values ('last words', 'a')");
  await cp(restored, join(site.folder, 'crashed'), { recursive: true });
  crashed.close();
  const { replaced } = await site.restore('copy', { into: 'crashed', replace: true });
  const settings = async (dataDir: string) => (await rowsIn(dataDir)).settings;
  expect(await settings(String(replaced))).toContainEqual({ name: 'last words', value: 'a' });
  const names = (await settings(join(site.folder, 'crashed')))?.map(({ name }) => name);
  expect(names).toContain('security_log_head');
  expect(names).not.toContain('last words');
});

test('a backup of an older version is restored with its tables and migrated', async () => {
  const old = openWriter(join(site.folder, 'old.sqlite'));
  await migrate(queryBuilder(old), '0001-first-tables');
  old.exec(
    "insert into users (username, username_key, password_hash, created_at, updated_at) values ('Ada', 'ada', 'x', 'a', 'a')",
  );
  const line = `${JSON.stringify(old.prepare('select * from users').get())}\n`;
  old.close();
  await mkdir(join(site.folder, 'copy/tables'), { recursive: true });
  await writeFile(join(site.folder, 'copy/tables/users.jsonl'), line);
  const sha256 = createHash('sha256').update(line).digest('hex');
  const manifest = {
    format: 'porchlight-copy',
    formatVersion: 1,
    porchlight: '0.0.1',
    madeAt: '2025-01-01T00:00:00Z',
    schema: '0001',
    tables: { users: { rows: 1, sha256, lastId: 7 } },
    files: {},
    missing: [],
  };
  await writeFile(join(site.folder, 'copy', manifestFile), JSON.stringify(manifest));
  const { schema } = await site.restore('copy');
  expect(schema).not.toBe('0001-first-tables');
  expect((await rowsIn(join(site.folder, 'restored'))).users).toMatchObject([{ username: 'Ada' }]);
});

test('an entity’s table is part of a backup as soon as it is described', () => {
  for (const name of resourceNames) expect(backupTables).toContain(entityOf(name).table);
});

// In the project `postgres` alone there is one; there the tests above write and restore backups of PostgreSQL's rows into SQLite.
describe.runIf(isOnPostgres())('into PostgreSQL', () => {
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    databaseUrl = await acquireDatabase();
  });
  afterEach(() => releaseDatabase(databaseUrl));

  const into = (replace = false) => site.restore('copy', { databaseUrl, replace });

  test('every row is restored as it was, new records get new ids, and existing data is replaced on request', async () => {
    await fillEverything(site);
    await site.copyTo('copy');
    await into();
    const rows = await rowsOf(openForReading({ dataDir: '', databaseUrl }));
    expect(withoutRestore(rows)).toEqual(withoutRestore(await rowsOf(openForReading(site.server))));
    await expect(into()).rejects.toThrow('already contains records');
    await into(true);
    const otherSite = await startTestServer(undefined, undefined, { databaseUrl });
    const ids = (rows.stories as { id: number }[]).map(({ id }) => id);
    expect((await otherSite.resources.services.story.create({ title: 'New' })).id).toBe(Math.max(...ids) + 1);
    await otherSite.stop();
  });

  test('a restore that fails after writing the rows says so, and succeeds when it is repeated', async () => {
    await site.copyTo('copy');
    await into();
    await runSql(
      String(databaseUrl),
      `create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger no_room before insert on security_log for each row execute function no_room()`,
    );
    await expect(into(true)).rejects.toThrow(
      'no room. Its rows are already in the database: restore it again with --replace.',
    );
    await runSql(String(databaseUrl), 'drop trigger no_room on security_log; drop function no_room');
    await into(true);
  });
});
