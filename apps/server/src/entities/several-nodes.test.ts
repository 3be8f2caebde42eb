// @module-tag database
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { quarters } from '../testing/sample-files.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';

const site = forEachTest(startTwoNodes);

test('a visitor who subscribes at two nodes at once has the limit of one', async () => {
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      site.nodes[index % 2]?.server.inject({
        method: 'POST',
        url: '/api/add-email',
        payload: { email: `r${index}@example.org` },
        remoteAddress: '203.0.113.7',
      }),
    ),
  );
  expect(responses.filter((response) => response?.statusCode === 201)).toHaveLength(20);
  expect(responses.filter((response) => response?.statusCode === 429)).toHaveLength(10);
});

test('a key to a file of one node opens it at the other', async () => {
  const [here, there] = site.nodes;
  const content = await quarters().jpeg().toBuffer();
  const { id, image } = (await here.post('/api/add-story', { title: 'A', image: content })).json().story;
  await here.resources.services.story.remove(id);
  const { deleted } = (await here.asStaff({ url: '/api/get-all-deleted' })).json();
  const [{ file_keys }] = deleted;
  const opened = (key: string) => there.server.inject(`/images/${image}?${key}`);
  // Without a shared store the file is on one of the two. Request it as if it were on both.
  if (there !== here) await cp(join(here.dataDir, 'files'), join(there.dataDir, 'files'), { recursive: true });
  expect((await opened(file_keys.image)).statusCode).toBe(200);
  expect((await opened('')).statusCode).toBe(404);
});

test('a change on one node is visible on the other, whose response was cached', async () => {
  const [here, there] = site.nodes;
  const story = await here.resources.services.story.create({ title: 'Before' });
  const titles = async () => (await there.server.inject('/api/get-all-story')).json().stories[0]?.title;
  await expect.poll(titles).toBe('Before');
  await here.resources.services.story.update(story.id, { title: 'After' });
  await expect.poll(titles, { interval: 10 }).toBe('After');
});

test('a change by a command is visible on a running server', async () => {
  const [{ server, dataDir, databaseUrl, asStaff }] = site.nodes;
  const count = async () => (await asStaff({ url: '/api/get-all-users' })).json().users.length;
  expect(await count()).toBe(1);
  const otherDb = await openDatabase({ dataDir, databaseUrl });
  await otherDb.write(async (trx) => {
    const row = { username: 'eve', username_key: 'eve', password_hash: '!', created_at: 'a', updated_at: 'a' };
    await trx.insertInto('users').values(row).execute();
  });
  await otherDb.close();
  // PostgreSQL notifies nodes of changes by services, but not of a row that is inserted directly.
  if (databaseUrl === undefined) await expect.poll(count).toBe(2);
  expect((await server.inject('/health/ready')).statusCode).toBe(200);
});
