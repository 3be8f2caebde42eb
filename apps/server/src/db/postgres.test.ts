// @module-tag database
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import type { TableMetadata } from 'kysely';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { forThisTest } from '../testing/for-each-test.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { acquireDatabase, isOnPostgres, releaseDatabase, runSql } from '../testing/test-database.ts';
import { startTestServer } from '../testing/test-server.ts';
import { openDatabase } from './database.ts';
import { ConnectionLost, isUnavailable } from './failures.ts';
import { postgresBuilder } from './postgres.ts';

async function ownDatabase(): Promise<string> {
  const url = await acquireDatabase();
  if (url === undefined) throw new Error('This test runs on PostgreSQL.');
  return url;
}

/** Stands before a database, and can be told to pass nothing on. */
async function startRelay(database: URL) {
  const socketFolder = database.searchParams.get('host');
  const to = socketFolder
    ? { path: `${socketFolder}/.s.PGSQL.${database.port || 5432}` }
    : { host: database.hostname, port: Number(database.port) };
  const relay = { isSilent: false, connections: 0, url: '', stop: () => server.close() };
  const server = createServer((client) => {
    relay.connections += 1;
    const upstream = connect(to as { host: string; port: number });
    client.on('data', (chunk) => !relay.isSilent && upstream.write(chunk)).on('error', () => {});
    upstream.on('data', (chunk) => !relay.isSilent && client.write(chunk)).on('error', () => {});
    client.on('close', () => upstream.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = new URL(database);
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String(port);
  relay.url = url.href;
  return relay;
}

const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl });

// It is about PostgreSQL alone, which only the project `postgres` has.
describe.skipIf(!isOnPostgres())('on PostgreSQL', () => {
  test('every table has the columns that it has in SQLite', async () => {
    const folder = await temporaryFolder();
    const url = await ownDatabase();
    const [sqlite, postgres] = [await openDatabase({ dataDir: folder }), await open(url)];
    const [expected, actual] = [
      await sqlite.read.introspection.getTables(),
      await postgres.read.introspection.getTables(),
    ];
    // SQLite's introspection takes every whole number that is a primary key for one that the database gives out.
    const { rows: sequences } = await sql<{ name: string }>`
      select name from sqlite_schema where sql like '%autoincrement%'`.execute(sqlite.read);
    const numbered = new Set(sequences.map(({ name }) => `${name}.id`));
    const inSqlite = expected.map((table) => ({
      ...table,
      columns: table.columns.map((column) => ({
        ...column,
        isAutoIncrementing: numbered.has(`${table.name}.${column.name}`),
      })),
    }));
    const keys = await sql<{ key: string }>`
      select t.name || '.' || c.name as key from sqlite_schema t, pragma_table_info(t.name) c
      where t.type = 'table' and c.pk > 0`.execute(sqlite.read);
    // SQLite's introspection takes the columns of a primary key for optional.
    const required = new Set(keys.rows.map(({ key }) => key));
    expect(columnsOf(actual, required)).toEqual(columnsOf(inSqlite, required));
    expect(Object.keys(columnsOf(actual, required)).length).toBeGreaterThan(15);
    const listed = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'index' and sql is not null`.execute(sqlite.read);
    const made = await sql<{ name: string }>`
      select indexname as name from pg_indexes where schemaname = 'public'`.execute(postgres.read);
    const names = made.rows.map(({ name }) => name);
    expect(listed.rows.filter(({ name }) => !names.includes(name))).toEqual([]);
    await Promise.all([sqlite.close(), postgres.close()]);
    releaseDatabase(url);
  });

  test('a database from a newer version is refused by name and left alone', async () => {
    const url = await ownDatabase();
    await runSql(url, "insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')");
    await expect(open(url)).rejects.toThrow(/newer version .*9999-from-the-future/);
  });

  test('a table that differs from its description stops the start with the remedy', async () => {
    const url = await ownDatabase();
    await runSql(url, 'drop index stories_by_subtitle; alter table podcasts rename column link to address');
    await runSql(url, 'drop trigger events_search on events; drop table donations');
    const errors = await open(url).catch((error: Error) => error.message.split('\n').map((line) => line.slice(0, 90)));
    expect(errors).toEqual([
      'packages/contract/src/entities/story.ts lists the field subtitle, but the table stories ha',
      'packages/contract/src/entities/event.ts describes a different search than the table events',
      'packages/contract/src/entities/podcast.ts describes the field link, but the table podcasts',
      'The table podcasts has the column address, but no field of packages/contract/src/entities/',
      'packages/contract/src/entities/donation.ts describes the table donations, but no migration',
    ]);
  });

  test('who names a database that is not there hears so, and nobody reads the password', async () => {
    const url = new URL(await ownDatabase());
    url.pathname = '/nowhere';
    url.password = 'sesame';
    const message = await open(url.href).catch((error: Error) => error.message);
    expect(message).toMatch(
      /^The database of DATABASE_URL \(127\.0\.0\.1:\d+\/nowhere\) can't be used: .*nowhere.*Check/,
    );
    expect(message).not.toContain('sesame');
  });

  test('a database in another encoding is refused with what to do', async () => {
    const url = new URL(await ownDatabase());
    await runSql(url.href, "create database latin template template0 encoding 'LATIN1' locale 'C'");
    url.pathname = '/latin';
    await expect(open(url.href)).rejects.toThrow(/LATIN1: create one with the encoding UTF8/);
  });

  test('while the database is away a visitor is asked to come back, and is served when it is back', async () => {
    const server = forThisTest(await startTestServer());
    const admin = Object.assign(new URL(String(server.databaseUrl)), { pathname: '/postgres' }).href;
    const name = new URL(String(server.databaseUrl)).pathname.slice(1);
    const list = () => server.server.inject('/api/get-all-story?sort=title');
    expect((await list()).statusCode).toBe(200);
    expect((await server.server.inject('/api/get-all-story')).headers.age).toBeUndefined();
    await runSql(admin, `alter database ${name} allow_connections false`);
    // Waits until each has ended: one that is slow to would still answer.
    await runSql(admin, `select pg_terminate_backend(pid, 20000) from pg_stat_activity where datname = '${name}'`);
    const failedResponse = await server.server.inject('/api/get-all-event');
    expect([
      failedResponse.statusCode,
      failedResponse.headers['retry-after'],
      failedResponse.json().error.code,
    ]).toEqual([503, '5', 'unavailable']);
    const cachedResponse = await server.server.inject('/api/get-all-story');
    server.pass(12_000);
    const older = await server.server.inject('/api/get-all-story');
    expect([cachedResponse.statusCode, older.statusCode, older.headers.age]).toEqual([200, 200, '12']);
    expect(older.headers['cache-status']).toBe('Porchlight; hit; ttl=-12; detail=database-away');
    expect((await server.server.inject('/readyz')).statusCode).toBe(503);
    await runSql(admin, `alter database ${name} allow_connections true`);
    expect((await server.server.inject('/api/get-all-event')).statusCode).toBe(200);
    expect((await server.server.inject('/readyz')).statusCode).toBe(200);
    await expect.poll(async () => (await list()).headers['cache-status']).toBeUndefined();
  });

  test('a disk that is full, a shutdown and too many connections are for a while, a wrong query is not', () => {
    const postgresError = (code: string) => Object.assign(new Error('said by PostgreSQL'), { code, severity: 'ERROR' });
    expect(
      ['53100', '57P01', '53300', '08006', '25006', '40P01'].map(postgresError).filter(isUnavailable),
    ).toHaveLength(6);
    expect(['42601', '22P02', '23505'].map(postgresError).filter(isUnavailable)).toEqual([]);
  });

  // Side by side with the next: both wait until patience ends.
  test.concurrent('a database that takes a connection and says nothing ends the start with a sentence', async () => {
    const silentServer = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    const { port } = silentServer.address() as AddressInfo;
    const startedAt = performance.now();
    await expect(open(`postgres://me:secret@127.0.0.1:${port}/site`)).rejects.toThrow(
      new RegExp(
        `^The database of DATABASE_URL \\(127\\.0\\.0\\.1:${port}/site\\) can't be used: (?!.*secret).*Check its address`,
      ),
    );
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    silentServer.close();
  });

  test.concurrent('one that falls silent is left, and another connection is made when it speaks again', async () => {
    const relay = await startRelay(new URL(await ownDatabase()));
    const db = postgresBuilder(relay.url, { statementTimeoutMs: 100 });
    const runQuery = () => sql<{ one: number }>`select 1 as one`.execute(db);
    expect((await runQuery()).rows).toEqual([{ one: 1 }]);
    relay.isSilent = true;
    await expect(runQuery()).rejects.toThrow(ConnectionLost);
    relay.isSilent = false;
    expect((await runQuery()).rows).toEqual([{ one: 1 }]);
    expect(relay.connections).toBe(2);
    await db.destroy();
    relay.stop();
  });

  test('a full disk of the database is said to who saves, nothing half is left, and it goes on when there is room', async () => {
    const server = forThisTest(await startTestServer());
    const url = String(server.databaseUrl);
    await runSql(
      url,
      `create function no_room() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$;
      create trigger no_room after insert on history for each row execute function no_room()`,
    );
    const save = () => server.post('/api/add-story', { title: 'Peaches' });
    const failedResponse = await save();
    expect([failedResponse.statusCode, failedResponse.json().error.code]).toEqual([503, 'unavailable']);
    expect(failedResponse.json().error.message).toMatch(/^The server has no room left/);
    const stories = async () => (await server.server.inject('/api/get-all-story')).json().stories;
    expect(await stories()).toEqual([]);
    await runSql(url, 'drop trigger no_room on history; drop function no_room');
    expect((await save()).statusCode).toBe(201);
    expect(await stories()).toMatchObject([{ title: 'Peaches', slug: 'peaches' }]);
  });

  test('two nodes that start at once on an empty database make one first account', async () => {
    const url = await ownDatabase();
    const folders = await Promise.all([1, 2].map(() => temporaryFolder()));
    const nodes = await Promise.all(
      folders.map((folder) => buildApp(readConfig({ DATA_DIR: folder, DATABASE_URL: url }))),
    );
    expect(nodes.filter(({ firstAccount }) => firstAccount !== null)).toHaveLength(1);
    await Promise.all(nodes.map(({ server }) => server.close()));
    releaseDatabase(url);
  });

  test('an account that has nothing but a schema of its own is enough for the site, and may do nothing beside it', async () => {
    const url = await ownDatabase();
    const database = new URL(url).pathname.slice(1);
    const role = `lesser_${database}`;
    await runSql(
      url,
      `create role ${role} login password 'a-password'; drop schema public cascade; create schema public authorization ${role};
      revoke all on database ${database} from public; grant connect on database ${database} to ${role}`,
    );
    const databaseUrl = Object.assign(new URL(url), { username: role, password: 'a-password' }).href;
    for (const forbidden of [
      'create schema another',
      'create role another',
      'create database another',
      'create temp table t ()',
    ])
      await expect(runSql(databaseUrl, forbidden), forbidden).rejects.toThrow(/permission denied/);
    const server = forThisTest(await startTestServer(undefined, undefined, { databaseUrl }));
    const added = await server.post('/api/add-story', { title: 'Okra in spring' });
    expect(added.statusCode).toBe(201);
    expect((await server.asStaff({ url: '/api/search?q=okra' })).json().results).toHaveLength(1);
    const { id } = added.json().story;
    expect((await server.asStaff({ method: 'DELETE', url: `/api/delete-single-story/${id}` })).statusCode).toBe(204);
    expect((await server.asStaff({ url: '/api/get-security-log' })).json().entries).not.toEqual([]);
    const tables = await runSql(url, `select distinct tableowner from pg_tables where schemaname = 'public'`);
    expect(tables).toEqual([{ tableowner: role }]);
  });

  test('two nodes that start at once on a database without tables make them once', async () => {
    const url = await ownDatabase();
    await runSql(url, 'drop schema public cascade; create schema public');
    const nodes = await Promise.all([open(url), open(url)]);
    expect(await Promise.all(nodes.map((node) => node.isReady()))).toEqual([true, true]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('a list is sorted by texts longer than an index holds', async () => {
    const server = forThisTest(await startTestServer());
    const { story } = server.resources.services;
    const long = Array.from({ length: 2500 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
    ).join('');
    for (const end of ['b', 'a', 'c']) await story.create({ title: long + end });
    const ends: string[] = [];
    for (let after = ''; ; ) {
      const url = `/api/get-all-story?sort=title&limit=1${after && `&after=${after}`}`;
      const response = await server.server.inject(url);
      ends.push(response.json().stories[0].title.at(-1));
      after = String(response.headers['x-next-cursor'] ?? '');
      if (!after) break;
    }
    expect(ends).toEqual(['a', 'b', 'c']);
  });
});

/** Columns of each table that holds data, in words that both databases share. */
function columnsOf(tables: TableMetadata[], required: ReadonlySet<string>) {
  const types: Record<string, string> = { INTEGER: 'integer', integer: 'integer', int8: 'integer', TEXT: 'text' };
  return Object.fromEntries(
    tables
      .filter(({ name }) => !/^(search|sqlite)_/.test(name))
      .map(({ name, columns }) => [
        name,
        Object.fromEntries(
          columns.map((column) => [
            column.name,
            {
              type: types[column.dataType] ?? column.dataType,
              isNullable: column.isNullable && !required.has(`${name}.${column.name}`),
              hasDefault: column.hasDefaultValue && !column.isAutoIncrementing,
              isNumbered: column.isAutoIncrementing,
            },
          ]),
        ),
      ]),
  );
}
