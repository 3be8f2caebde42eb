import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isOnPostgres } from '../testing/test-database.ts';
import { serverForEachTest } from '../testing/test-server.ts';
import { databaseFile } from './database.ts';

const server = serverForEachTest();

test.skipIf(isOnPostgres())(
  'while another process has locked the database, everybody reads, and what is written waits',
  async () => {
    const get = async (url: string) => (await server.asStaff({ url })).statusCode;
    await server.signIn();
    await get('/api/get-my-account');
    const other = new DatabaseSync(join(server.dataDir, databaseFile));
    other.exec('begin immediate');
    let isSettled = false;
    const writing = server.post('/api/add-story', { title: 'Rain' }).finally(() => {
      isSettled = true;
    });
    for (const url of ['/api/get-all-story', '/api/get-all-users', '/api/get-my-account', '/readyz'])
      expect(await get(url), url).toBe(200);
    expect((await server.server.inject('/api/search?q=rain')).statusCode).toBe(200);
    // The lock is held until here: the write could neither be done nor be given up before anything was read.
    expect(isSettled).toBe(false);
    other.exec('rollback');
    other.close();
    expect((await writing).statusCode).toBe(201);
  },
);
