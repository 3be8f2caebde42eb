import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { giveBack, isOnPostgres, run, takeDatabase } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { version } from '../version.ts';
import { type Database, openDatabase } from './database.ts';
import { countServing } from './serving-nodes.ts';

const publicUrl = 'http://localhost:3000';
const nothing = { changed: () => {}, lost: () => {}, displaced: () => {} };

// SQLite has one process, which the lock of its folder sees to.
describe.skipIf(!isOnPostgres())('nodes of one database', () => {
  let first: TestServer;
  let databaseUrl: string;
  beforeEach(async () => {
    databaseUrl = String(await takeDatabase());
    first = await startTestServer(undefined, undefined, { databaseUrl });
  });
  afterEach(async () => {
    await first.stop();
    giveBack(databaseUrl);
  });

  /** Starts another one and ends it. */
  async function another(node: { version: string; publicUrl: string }): Promise<void> {
    const db: Database = await openDatabase({ dataDir: '', databaseUrl, node });
    await db.listenElsewhere(nothing);
    await db.close();
  }

  test('a second of the same version and address serves beside the first', async () => {
    await another({ version, publicUrl });
    expect(await countServing(first.db.read)).toBe(1);
  });

  test('one of another version is refused with what to do', async () => {
    await expect(another({ version: '9.9.9', publicUrl })).rejects.toThrow(
      `This is version 9.9.9, and the database of DATABASE_URL is served by nodes of version ${version}: all have to be of one version. Stop the others first, or start version ${version} here.`,
    );
  });

  test('one of another address is refused with what to do', async () => {
    const settings = { PUBLIC_URL: 'https://porch.example' };
    await expect(startTestServer(undefined, undefined, { databaseUrl, settings })).rejects.toThrow(
      `PUBLIC_URL is https://porch.example, and the database of DATABASE_URL is served as ${publicUrl} by other nodes: all have to have one address. Set PUBLIC_URL=${publicUrl}, or stop the others first.`,
    );
  });

  test('who is alone may change both, even while the last of the others is stopping', async () => {
    const stopping = new Promise((resolve) => setTimeout(() => resolve(first.server.close()), 300));
    await another({ version: '9.9.9', publicUrl: 'https://porch.example' });
    await stopping;
    await another({ version, publicUrl });
  });

  test('two that start at once on an empty database and differ are not both served', async () => {
    await first.server.close();
    const both = ['https://a.example', 'https://b.example'].map(async (each) => {
      const db = await openDatabase({ dataDir: '', databaseUrl, node: { version, publicUrl: each } });
      await db.listenElsewhere(nothing).catch(async (error: unknown) => {
        await db.close();
        throw error;
      });
      return db;
    });
    const started = await Promise.allSettled(both);
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const each of started) if (each.status === 'fulfilled') await each.value.close();
  });

  test('a database that nodes serve is not brought up to date under them', async () => {
    const [last] = await run(databaseUrl, 'select * from kysely_migration order by name desc limit 1');
    await run(databaseUrl, `delete from kysely_migration where name = '${last?.name}'`);
    await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toThrow(
      'The database of DATABASE_URL has to be brought up to date, and nodes serve it. Stop them first.',
    );
    await run(databaseUrl, `insert into kysely_migration values ('${last?.name}', '${last?.timestamp}')`);
  });

  test('one whose place was taken while it had lost the database is told so', async () => {
    const reasons: string[] = [];
    await first.server.close();
    const db = await openDatabase({ dataDir: '', databaseUrl, node: { version, publicUrl } });
    await db.listenElsewhere({ ...nothing, displaced: (reason) => reasons.push(reason) });
    // Of this test's database alone: others run beside it in the same cluster.
    const others = 'pid <> pg_backend_pid() and datname = current_database()';
    await run(databaseUrl, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    const other = await openDatabase({ dataDir: '', databaseUrl, node: { version: '9.9.9', publicUrl } });
    await other.listenElsewhere(nothing);
    await expect.poll(() => reasons, { timeout: 5000 }).toEqual([expect.stringContaining('9.9.9')]);
    await Promise.all([db.close(), other.close()]);
  });
});
