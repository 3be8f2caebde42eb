// @module-tag database
import { test as base, describe, expect } from 'vitest';
import { acquireDatabase, isOnPostgres, releaseDatabase, runSql } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { version } from '../version.ts';
import { openDatabase } from './database.ts';
import { countServingNodes } from './serving-nodes.ts';

const publicUrl = 'http://localhost:3000';
const noopListener = { changed: () => {}, lost: () => {}, displaced: () => {} };

interface Fixtures {
  databaseUrl: string;
  /** The first node of it. */
  first: TestServer;
  /** Starts another one and ends it. */
  startAnother: (node: { version: string; publicUrl: string }) => Promise<void>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  async databaseUrl({}, use) {
    const url = String(await acquireDatabase());
    await use(url);
    releaseDatabase(url);
  },
  first: [
    async ({ databaseUrl }, use) => {
      const server = await startTestServer(undefined, undefined, { databaseUrl });
      await use(server);
      await server.stop();
    },
    { auto: true },
  ],
  async startAnother({ databaseUrl }, use) {
    await use(async (node) => {
      const db = await openDatabase({ dataDir: '', databaseUrl, node });
      await db.listenForRemoteChanges(noopListener);
      await db.close();
    });
  },
});

// SQLite has one process, because its folder is locked. In parallel, because a refused node waits for two seconds.
describe.skipIf(!isOnPostgres()).concurrent('nodes of one database', () => {
  test('a second node of the same version and address serves beside the first', async ({ first, startAnother }) => {
    await startAnother({ version, publicUrl });
    expect(await countServingNodes(first.db.read)).toBe(1);
  });

  test('a node of another version is refused with instructions', async ({ startAnother }) => {
    await expect(startAnother({ version: '9.9.9', publicUrl })).rejects.toThrow(
      `This is version 9.9.9, but other nodes serve the database of DATABASE_URL with version ${version}: all nodes must have the same version. Stop the others first, or start version ${version} here.`,
    );
  });

  test('a node of another address is refused with instructions', async ({ databaseUrl }) => {
    const settings = { PUBLIC_URL: 'https://porch.example' };
    await expect(startTestServer(undefined, undefined, { databaseUrl, settings })).rejects.toThrow(
      `PUBLIC_URL is https://porch.example, but other nodes serve the database of DATABASE_URL as ${publicUrl}: all nodes must have the same address. Set PUBLIC_URL=${publicUrl}, or stop the others first.`,
    );
  });

  test('a single node can change both, even while the last of the others is stopping', async ({
    first,
    startAnother,
  }) => {
    const stopping = new Promise((resolve) => setTimeout(() => resolve(first.server.close()), 300));
    await startAnother({ version: '9.9.9', publicUrl: 'https://porch.example' });
    await stopping;
    await startAnother({ version, publicUrl });
  });

  test('two nodes that start together on an empty database and differ do not both serve', async ({
    first,
    databaseUrl,
  }) => {
    await first.server.close();
    const attempts = ['https://a.example', 'https://b.example'].map(async (each) => {
      const db = await openDatabase({ dataDir: '', databaseUrl, node: { version, publicUrl: each } });
      await db.listenForRemoteChanges(noopListener).catch(async (error: unknown) => {
        await db.close();
        throw error;
      });
      return db;
    });
    const started = await Promise.allSettled(attempts);
    expect(started.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const each of started) if (each.status === 'fulfilled') await each.value.close();
  });

  test('a database that nodes serve is not migrated', async ({ databaseUrl }) => {
    const [last] = await runSql(databaseUrl, 'select * from kysely_migration order by name desc limit 1');
    await runSql(databaseUrl, `delete from kysely_migration where name = '${last?.name}'`);
    await expect(openDatabase({ dataDir: '', databaseUrl })).rejects.toThrow(
      'The database of DATABASE_URL has pending migrations, and nodes serve it. Stop them first.',
    );
    await runSql(databaseUrl, `insert into kysely_migration values ('${last?.name}', '${last?.timestamp}')`);
  });

  test('a node that lost the database, and then its place, is told so', async ({ first, databaseUrl, expect }) => {
    const reasons: string[] = [];
    await first.server.close();
    const db = await openDatabase({ dataDir: '', databaseUrl, node: { version, publicUrl } });
    await db.listenForRemoteChanges({ ...noopListener, displaced: (reason) => reasons.push(reason) });
    // Only for this test's database: other tests run in the same cluster.
    const others = 'pid <> pg_backend_pid() and datname = current_database()';
    await runSql(databaseUrl, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    const otherDatabase = await openDatabase({ dataDir: '', databaseUrl, node: { version: '9.9.9', publicUrl } });
    await otherDatabase.listenForRemoteChanges(noopListener);
    await expect.poll(() => reasons).toEqual([expect.stringContaining('9.9.9')]);
    await Promise.all([db.close(), otherDatabase.close()]);
  });
});
