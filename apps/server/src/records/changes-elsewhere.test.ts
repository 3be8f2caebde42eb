import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const site = forEachTest(startTwoNodes);

test('what is changed on one node is seen on the other, whose answer was kept', async () => {
  const [here, there] = site.nodes;
  const story = await here.resources.services.story.create({ title: 'Before' });
  const titles = async () => (await there.server.inject('/api/get-all-story')).json().stories[0]?.title;
  await expect.poll(titles).toBe('Before');
  await here.resources.services.story.update(story.id, { title: 'After' });
  await expect.poll(titles, { interval: 10 }).toBe('After');
});

test('what a command writes beside a server is seen by it', async () => {
  const [{ server, dataDir, databaseUrl, asStaff }] = site.nodes;
  const count = async () => (await asStaff({ url: '/api/get-all-users' })).json().users.length;
  expect(await count()).toBe(1);
  const beside = await openDatabase({ dataDir, databaseUrl });
  await beside.write(async (trx) => {
    const row = { username: 'eve', username_key: 'eve', password_hash: '!', created_at: 'a', updated_at: 'a' };
    await trx.insertInto('users').values(row).execute();
  });
  await beside.close();
  // PostgreSQL is told of records that services change; a row that is put in by hand tells nobody.
  if (databaseUrl === undefined) await expect.poll(count, { timeout: 5000 }).toBe(2);
  expect((await server.inject('/health/ready')).statusCode).toBe(200);
});
