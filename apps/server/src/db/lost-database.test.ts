import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeMigratedFile } from '../testing/migrated-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { databaseFile, openDatabase, openForReading } from './database.ts';

let dataDir: string;
let path: string;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  path = join(dataDir, databaseFile);
});

/** The result of a start: 'opened', or its error. */
const start = () =>
  openDatabase({ dataDir }).then(
    async (db) => {
      await db.close();
      return 'opened';
    },
    (error: Error) => `${error.name}: ${error.message}`,
  );

describe.each([
  { fault: 'is empty, 0 bytes long', make: () => writeFile(path, ''), files: [databaseFile] },
  { fault: 'is missing', make: async () => {}, files: [] },
])('a database file that $fault', ({ fault, make, files }) => {
  beforeEach(make);

  test.each(['files/images', 'files/pdfs', 'files/cards', 'outbox'])(
    'is refused if %s shows that the site was in use, and nothing is changed',
    async (folder) => {
      await mkdir(join(dataDir, folder), { recursive: true });
      await writeFile(join(dataDir, folder, 'okra'), 'something');
      expect(await start()).toMatch(
        new RegExp(`^StartError: The database .* ${fault}, and the folder .*Restore a backup with \`porchl`),
      );
      expect(() => openForReading({ dataDir })).toThrow(fault);
      expect((await readdir(dataDir)).toSorted()).toEqual([folder.split('/')[0], ...files].toSorted());
      for (const file of files) expect((await stat(join(dataDir, file))).size).toBe(0);
    },
  );

  test('is refused beside a write-ahead log, which is kept', async () => {
    await writeFile(`${path}-wal`, 'changes');
    expect(await start()).toContain('its write-ahead log contains changes');
    expect(await readFile(`${path}-wal`, 'utf8')).toBe('changes');
  });

  test('is a first start, or an interrupted one, if there is nothing else', async () => {
    await writeFile(join(dataDir, 'porchlight.lock'), '');
    await mkdir(join(dataDir, 'files', 'images'), { recursive: true });
    expect(await start()).toBe('opened');
    expect((await stat(path)).size).toBeGreaterThan(0);
  });
});

test.each([
  ['a few letters', 'okra'],
  ['a page of text', 'The lamp is on the porch. '.repeat(400)],
  ['zeros, as a disk leaves them that lost a file', '\0'.repeat(64 * 1024)],
])('a database file of %s is reported as damaged, and left unchanged', async (_, content) => {
  await writeFile(path, content);
  expect(await start()).toMatch(/^StartError: The database .* is damaged: .*Restore a backup/);
  expect(await readFile(path, 'utf8')).toBe(content);
});

test.each([
  ['deleted', () => rm(dataDir, { recursive: true })],
  [
    'replaced',
    async () => {
      await writeFile(join(dataDir, 'other'), await readFile(path));
      await rename(join(dataDir, 'other'), path);
    },
  ],
])('nothing is reported as saved, and the server is not ready, after its file was %s', async (_, lose) => {
  await writeMigratedFile(dataDir);
  const db = await openDatabase({ dataDir });
  const save = () => db.write((trx) => trx.insertInto('settings').values({ name: 'a', value: 'b' }).execute());
  const isReady = await db.isReady();
  await lose();
  await expect(save()).rejects.toThrow(
    /was deleted, moved or replaced while the server was running.* restore a backup/,
  );
  expect([isReady, await db.isReady()]).toEqual([true, false]);
  await db.close();
});
