import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entityOf, resourceNames } from '@porchlight/contract/entities';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseFile, openDatabase, openForReading } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import type { Tables } from '../db/tables.ts';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { giveBack, isOnPostgres, takeDatabase } from '../testing/test-database.ts';
import { multipart, startTestServer, type TestServer } from '../testing/test-server.ts';
import { pack, unpack } from './archive.ts';
import { copiedTables, type Manifest, manifestFile } from './copy-format.ts';
import { restoreCopy } from './restore.ts';
import { writeCopy } from './write-copy.ts';

const now = () => new Date('2026-03-14T16:00:00Z');

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'porchlight-copies-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Copies the server's data into a new folder of that name, as the command does beside a running server. */
async function copyTo(name: string): Promise<Manifest> {
  const path = join(folder, name);
  await mkdir(path);
  const read = openForReading(server);
  try {
    return await writeCopy({ read, dataDir: server.dataDir, now }, path);
  } finally {
    await read.destroy();
  }
}

function restore(name: string, options: { into?: string; replace?: boolean } = {}) {
  const dataDir = join(folder, options.into ?? 'restored');
  return restoreCopy({ source: join(folder, name), dataDir, replace: options.replace ?? false, now });
}

/** All rows of a database, table by table. */
async function rowsOf(db: Kysely<Tables>) {
  const tables = await Promise.all(
    copiedTables.map(async (table) => {
      const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db);
      return [table, rows] as const;
    }),
  );
  await db.destroy();
  return Object.fromEntries(tables);
}

const rowsIn = (dataDir: string) => rowsOf(openForReading({ dataDir }));

async function addStory(title: string) {
  const content = await quarters().jpeg().toBuffer();
  const parts = multipart([
    ['title', title],
    ['image', { filename: 'a.jpg', content }],
  ]);
  return (await server.asStaff({ method: 'POST', url: '/api/add-story', ...parts })).json().story;
}

async function fillEverything() {
  for (const name of resourceNames) {
    const values = sampleValues(name);
    await server.resources.services[name].create({ ...values });
  }
  const story = await addStory('The porch at dusk');
  await server.asStaff({
    method: 'POST',
    url: '/api/add-article',
    ...multipart([
      ['title', 'Minutes'],
      ['pdf', { filename: 'a.pdf', content: await samplePdf() }],
    ]),
  });
  await server.resources.services.story.update(story.id, { title: 'The porch at dawn' });
  await server.resources.services.story.remove(story.id);
}

test('every row and every file comes back as it was, and the search finds them', async () => {
  await fillEverything();
  const manifest = await copyTo('copy');
  expect([Object.keys(manifest.files).length, manifest.missing]).toEqual([2, []]);
  await pack(join(folder, 'copy'), join(folder, 'a.tar.gz'));
  const { replaced } = await restore('a.tar.gz');
  const restored = join(folder, 'restored');
  expect(replaced).toBeNull();
  expect(await rowsIn(restored)).toEqual(await rowsOf(openForReading(server)));
  for (const kind of ['images', 'pdfs']) {
    for (const name of await readdir(join(server.dataDir, 'files', kind))) {
      const path = join('files', kind, name);
      expect(await readFile(join(restored, path))).toEqual(await readFile(join(server.dataDir, path)));
    }
  }
  const db = await openDatabase({ dataDir: restored });
  const { results } = await db.search.search({ q: 'minutes', limit: 5, offset: 0 });
  expect(results.map(({ title }) => title)).toContain('Minutes');
  await db.close();
});

test('a copy holds every table, but for sign-ins, which must not come back, and what the search is made of', async () => {
  const tables = await server.db.read.introspection.getTables();
  const left = tables.map(({ name }) => name).filter((name) => !copiedTables.some((copied) => copied === name));
  expect(left.filter((name) => !/^(search_|sqlite_)/.test(name))).toEqual(['tokens']);
});

test('an id that was given out and deleted for good is not given out again by the restored database', async () => {
  const { id } = await addStory('Soon gone');
  await server.db.write((trx) => trx.deleteFrom('stories').where('id', '=', id).execute());
  await copyTo('copy');
  await restore('copy');
  const db = openWriter(join(folder, 'restored', databaseFile));
  const made = db.prepare("insert into stories (created_at, updated_at) values ('a', 'a') returning id").get();
  db.close();
  expect(made?.id).toBe(id + 1);
});

test('copies that are made while people publish, replace and delete are complete, and hold what was saved before', async () => {
  let isOver = false;
  let saved = 0;
  const writing = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const content = await quarters(80 + 2 * turn)
        .jpeg()
        .toBuffer();
      const parts = multipart([
        ['title', `No. ${turn}`],
        ['image', { filename: 'a.jpg', content }],
      ]);
      const { story } = (await server.asStaff({ method: 'POST', url: '/api/add-story', ...parts })).json();
      saved = story.id;
      if (turn % 3 === 0) await server.resources.services.story.remove(story.id);
    }
  })();
  for (let round = 0; round < 5; round += 1) {
    const before = saved;
    const manifest = await copyTo(`copy-${round}`);
    expect(manifest.missing).toEqual([]);
    await restore(`copy-${round}`, { into: `restored-${round}` });
    const { stories = [] } = await rowsIn(join(folder, `restored-${round}`));
    const rows = stories as { id: number; image: string }[];
    expect(Math.max(0, ...rows.map(({ id }) => id))).toBeGreaterThanOrEqual(before);
    const files = await readdir(join(folder, `restored-${round}`, 'files/images'));
    expect(rows.every(({ image }) => files.includes(image))).toBe(true);
  }
  isOver = true;
  await writing;
});

test('a file that records name and that is gone is told by its name', async () => {
  const { image } = await addStory('Without its picture');
  await rm(join(server.dataDir, 'files/images', image));
  expect((await copyTo('copy')).missing).toEqual([image]);
  expect((await restore('copy')).manifest.missing).toEqual([image]);
});

test('data that is there is not touched without being asked, and kept beside the new when it gives way', async () => {
  const { image } = await addStory('First');
  await copyTo('copy');
  await restore('copy');
  await addStory('Second');
  await copyTo('later');
  await expect(restore('later')).rejects.toThrow('holds a database already');
  const { replaced } = await restore('later', { replace: true });
  const titles = async (dataDir: string) =>
    ((await rowsIn(dataDir)).stories as { title: string }[]).map(({ title }) => title);
  expect(await titles(join(folder, 'restored'))).toEqual(['First', 'Second']);
  expect(await titles(String(replaced))).toEqual(['First']);
  expect(await readdir(join(String(replaced), 'files/images'))).toEqual([image]);
});

test('what a crash left in the old database’s log is kept with it, and not taken for the new one’s', async () => {
  await addStory('In the copy');
  await copyTo('copy');
  await restore('copy');
  const restored = join(folder, 'restored');
  const crashed = openWriter(join(restored, databaseFile));
  crashed.exec("insert into settings (name, value) values ('last words', 'a')");
  await cp(restored, join(folder, 'crashed'), { recursive: true });
  crashed.close();
  const { replaced } = await restore('copy', { into: 'crashed', replace: true });
  const settings = async (dataDir: string) => (await rowsIn(dataDir)).settings;
  expect(await settings(String(replaced))).toContainEqual({ name: 'last words', value: 'a' });
  expect(await settings(join(folder, 'crashed'))).toEqual([]);
});

test('a copy of an older version is restored with the tables of then and brought up to date', async () => {
  const old = openWriter(join(folder, 'old.sqlite'));
  await migrate(queryBuilder(old), '0001-first-tables');
  old.exec(
    "insert into users (username, username_key, password_hash, created_at, updated_at) values ('Ada', 'ada', 'x', 'a', 'a')",
  );
  const line = `${JSON.stringify(old.prepare('select * from users').get())}\n`;
  old.close();
  await mkdir(join(folder, 'copy/tables'), { recursive: true });
  await writeFile(join(folder, 'copy/tables/users.jsonl'), line);
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
  await writeFile(join(folder, 'copy', manifestFile), JSON.stringify(manifest));
  const { schema } = await restore('copy');
  expect(schema).not.toBe('0001-first-tables');
  expect((await rowsIn(join(folder, 'restored'))).users).toMatchObject([{ username: 'Ada' }]);
});

const damages: [string, (copy: string) => Promise<void>, RegExp][] = [
  ['altered', (copy) => appendFile(join(copy, 'tables/stories.jsonl'), '{}\n'), /altered or damaged: tables\/stories/],
  ['without a table', (copy) => rm(join(copy, 'tables/stories.jsonl')), /incomplete: tables\/stories.jsonl is missing/],
  [
    'with a file of its own',
    (copy) => writeFile(join(copy, 'files/x.sh'), 'x'),
    /altered: files\/x.sh is no part of it/,
  ],
  ['without a manifest', (copy) => rm(join(copy, manifestFile)), /is no copy that Porchlight made/],
  ['whose manifest is no JSON', (copy) => writeFile(join(copy, manifestFile), '{'), /is no copy that Porchlight made/],
  [
    'of a newer program',
    async (copy) => {
      const text = await readFile(join(copy, manifestFile), 'utf8');
      await writeFile(join(copy, manifestFile), text.replace(/"schema": "[^"]*"/, '"schema": "9999"'));
    },
    /whose tables \(9999\) this version .* doesn’t know/,
  ],
  [
    'of a newer format',
    async (copy) => {
      const text = await readFile(join(copy, manifestFile), 'utf8');
      await writeFile(join(copy, manifestFile), text.replace('"formatVersion": 1', '"formatVersion": 2'));
    },
    /can’t read it \(formatVersion\)/,
  ],
];
test.each(damages)('a copy %s is refused with a sentence, and nothing is changed', async (_, damage, sentence) => {
  await addStory('First');
  await copyTo('copy');
  await damage(join(folder, 'copy'));
  await expect(restore('copy')).rejects.toThrow(sentence);
  expect(await readdir(join(folder, 'restored'))).toEqual([]);
});

test('an archive that was cut off anywhere, or is none, is refused with a sentence', async () => {
  await addStory('First');
  await copyTo('copy');
  const archive = join(folder, 'a.tar.gz');
  await pack(join(folder, 'copy'), archive);
  const { length } = await readFile(archive);
  for (const part of [0, 10, length / 2, length - 12]) {
    const cut = join(folder, 'cut.tar.gz');
    await cp(archive, cut);
    await truncate(cut, Math.floor(part));
    await expect(restore('cut.tar.gz'), `${part} bytes`).rejects.toThrow(
      /no copy that Porchlight made|incomplete|damaged/,
    );
  }
  await writeFile(join(folder, 'letter.txt'), 'Dear restore,\n'.repeat(100));
  await expect(restore('letter.txt')).rejects.toThrow('letter.txt is no copy that Porchlight made');
  await expect(restore('nowhere.tar.gz')).rejects.toThrow('There is no');
});

test('an archive writes nothing outside its own folder', async () => {
  await mkdir(join(folder, 'evil/files'), { recursive: true });
  const { create } = await import('tar');
  await writeFile(join(folder, 'evil/target'), 'x');
  await create({ file: join(folder, 'evil.tar.gz'), cwd: join(folder, 'evil'), gzip: true, preservePaths: true }, [
    '../evil/target',
  ]);
  await mkdir(join(folder, 'out'));
  await unpack(join(folder, 'evil.tar.gz'), join(folder, 'out')).catch(() => {});
  expect(await readdir(join(folder, 'out'), { recursive: true })).toEqual([]);
});

test('an entity’s table is part of a copy as soon as it is described', () => {
  for (const name of resourceNames) expect(copiedTables).toContain(entityOf(name).table);
});

// In the project `postgres` alone there is one; there the tests above write and restore copies of PostgreSQL's rows into SQLite.
describe.runIf(isOnPostgres())('into PostgreSQL', () => {
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    databaseUrl = await takeDatabase();
  });
  afterEach(() => giveBack(databaseUrl));

  const into = (replace = false) =>
    restoreCopy({ source: join(folder, 'copy'), dataDir: join(folder, 'restored'), databaseUrl, replace, now });

  test('every row comes back as it was, new records get new ids, and data that is there gives way when asked', async () => {
    await fillEverything();
    await copyTo('copy');
    await into();
    const rows = await rowsOf(openForReading({ dataDir: '', databaseUrl }));
    expect(rows).toEqual(await rowsOf(openForReading(server)));
    await expect(into()).rejects.toThrow('holds records already');
    await into(true);
    const other = await startTestServer(undefined, undefined, { databaseUrl });
    const ids = (rows.stories as { id: number }[]).map(({ id }) => id);
    expect((await other.resources.services.story.create({ title: 'New' })).id).toBe(Math.max(...ids) + 1);
    await other.stop();
  });
});
