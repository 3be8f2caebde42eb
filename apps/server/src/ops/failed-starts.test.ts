import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFile } from '../db/database.ts';
import { writeMigratedFile } from '../testing/migrated-file.ts';
import { porchlight } from '../testing/porchlight-command.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryFolder();
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Starts a server that can't start. @returns its message */
async function failedStart(): Promise<string> {
  const { code, stderr } = await porchlight(dataDir, 'serve');
  expect(code).toBe(1);
  expect(stderr).not.toMatch(/\bat .*\.ts/);
  return stderr;
}

test('a folder that can’t be written to ends the start with its name', async () => {
  await writeFile(join(dataDir, 'files'), 'no folder');
  expect(await failedStart()).toContain('DATA_DIR');
});

test('a folder that all accounts share is refused and left as it is', async () => {
  await chmod(dataDir, 0o1777);
  expect(await failedStart()).toContain('all accounts of this machine share');
  expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777);
});

test('a database from a newer version ends the start with a message', async () => {
  await writeMigratedFile(dataDir);
  const newer = new DatabaseSync(join(dataDir, databaseFile));
  newer.exec(`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`);
  newer.close();
  expect(await failedStart()).toContain('newer version');
});

test.each(['users', 'everything'])(
  'a database with damaged pages (%s) ends the start with a message',
  async (damaged) => {
    await writeMigratedFile(dataDir);
    const path = join(dataDir, databaseFile);
    const connection = new DatabaseSync(path);
    const rootPage = connection.prepare(`select rootpage from sqlite_master where name = 'users'`).get()?.rootpage;
    const pageBytes = Number(connection.prepare('pragma page_size').get()?.page_size);
    connection.close();
    const content = await readFile(path);
    const [first, end] =
      damaged === 'users' ? [Number(rootPage) - 1, Number(rootPage)] : [1, content.length / pageBytes];
    await writeFile(path, content.fill(0xff, first * pageBytes, end * pageBytes));
    const message = await failedStart();
    expect(message).toMatch(/The database .* is damaged: .* Restore a backup/);
    expect(message).toContain(dataDir);
  },
);
