// @module-tag database
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileStore } from '../media/index.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { startTestBucket, type TestBucket } from '../testing/test-bucket.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';
import { cleanUp } from './housekeeping.ts';
import { createSeedTarget, isEmpty } from './seed-target.ts';

const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let now: () => Date;
let bucket: TestBucket | undefined;

async function start(settings?: Record<string, string>) {
  // The file system has its own clock, so this one starts at the real time.
  let moment = Date.now();
  now = () => new Date(moment);
  server = await startTestServer(now().toISOString(), undefined, { settings });
  const { pass } = server;
  server.pass = (milliseconds) => {
    moment += milliseconds;
    pass(milliseconds);
  };
}
afterEach(async () => {
  await server.stop();
  await bucket?.stop();
  bucket = undefined;
});

async function storyWithPicture() {
  const image = await quarters().jpeg().toBuffer();
  return (await server.post('/api/add-story', { title: 'A', image })).json().story;
}
const runCleanUp = () => cleanUp({ ...server, now });

describe.each(['in a folder', 'in a bucket'])('files %s', (place) => {
  beforeEach(async () => {
    if (place === 'in a bucket') bucket = await startTestBucket();
    await start(bucket?.settings);
  });

  test('a deleted record can be restored completely, with its file, for 30 days', async () => {
    const story = await storyWithPicture();
    await server.resources.services.story.remove(story.id);
    server.pass(30 * dayMs - 1000);
    await runCleanUp();
    expect(await server.resources.services.story.restore(story.id)).toMatchObject({ title: 'A', image: story.image });
    expect((await server.server.inject(`/images/${story.image}`)).statusCode).toBe(200);
  });

  test('after 30 days it is permanently deleted with its file', async () => {
    const story = await storyWithPicture();
    await server.resources.services.story.remove(story.id);
    await server.resources.services.media.remove(1);
    server.pass(30 * dayMs + 1000);
    const response = await server.server.inject({
      method: 'POST',
      url: `/api/restore-story/${story.id}`,
      headers: { authorization: `Bearer ${await server.signIn()}` },
    });
    expect([response.statusCode, response.json().error.code]).toEqual([410, 'gone']);
    await runCleanUp();
    expect(await server.storedFiles()).toEqual([]);
    expect(await server.db.read.selectFrom('stories').selectAll().execute()).toEqual([]);
    await expect(server.resources.services.story.restore(story.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a file whose row could not be written is deleted, one that a row uses stays', async () => {
    const story = await storyWithPicture();
    expect((await server.post('/api/add-article', { title: '', pdf: await samplePdf() })).statusCode).toBe(400);
    expect(await server.storedFiles()).toHaveLength(2);
    await runCleanUp();
    expect(await server.storedFiles()).toHaveLength(2);
    server.pass(25 * 60 * 60 * 1000);
    await runCleanUp();
    expect(await server.storedFiles()).toEqual([story.image]);
  });
});

test('demo content is written completely, only into a database that never had any', async () => {
  await start();
  expect(await isEmpty(server.db)).toBe(true);
  const target = createSeedTarget({ ...server, now, names: ['demo_content'] });
  const image = await target.saveImage(await quarters().jpeg().toBuffer());
  await target.insert('gallery', { title: 'Porch', image }, { createdAt: new Date('2024-05-01T12:00:00Z') });
  await target.insert('donation', { email: 'a@example.org', amount: 25.5 });
  await expect(target.insert('gallery', { title: '' })).rejects.toMatchObject({ code: 'validation' });
  expect(await isEmpty(server.db)).toBe(true);
  await target.commit();
  expect(await isEmpty(server.db)).toBe(false);
  expect(await server.resources.publicSource.single('gallery', '1')).toMatchObject({
    title: 'Porch',
    slug: 'porch',
    image,
    created_at: '2024-05-01T12:00:00Z',
  });
  await server.resources.services.gallery.remove(1);
  await server.resources.services.donation.remove(1);
  server.pass(31 * dayMs);
  await runCleanUp();
  expect(await isEmpty(server.db)).toBe(false);
});

test('demo content that fails halfway leaves the database empty', async () => {
  await start();
  const target = createSeedTarget({ ...server, now, names: ['demo_content'] });
  await target.insert('article', { title: 'A', slug: 'same' });
  await target.insert('article', { title: 'B', slug: 'same' });
  await expect(target.commit()).rejects.toMatchObject({ code: 'conflict' });
  expect(await isEmpty(server.db)).toBe(true);
});

describe('two nodes', () => {
  const site = forEachTest(startTwoNodes);
  beforeEach(async () => {
    await start();
  });

  test('one cleans up what both share, the other only its own disk', async () => {
    const steps: string[] = [];
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    /** The files of a node, with a record of operations. */
    const filesOf = (node: number, swept?: Promise<void>): FileStore => ({
      ...server.files,
      async cleanUp() {
        steps.push(`${node} own`);
        return 0;
      },
      async sweep() {
        steps.push(`${node} shared`);
        await swept;
        return 0;
      },
    });
    const [here, there] = site.nodes;
    const first = cleanUp({ ...here, files: filesOf(1, held), now });
    await expect.poll(() => steps.toSorted()).toEqual(['1 own', '1 shared']);
    await cleanUp({ ...there, files: filesOf(2), now });
    expect(steps).not.toContain('2 shared');
    expect(steps).toContain('2 own');
    end();
    await first;
    await cleanUp({ ...there, files: filesOf(2), now });
    expect(steps).toContain('2 shared');
  });

  test('remove the same together or in turn as one node alone', async () => {
    const [here, there] = site.nodes;
    const story = await here.resources.services.story.create({ title: 'A' });
    await here.resources.services.story.remove(story.id);
    const later = () => new Date('2026-05-14T16:00:00Z');
    const noLock = {
      ...here.housekeepingLock,
      runUnlessLocked: (task: () => Promise<void>) => task().then(() => true),
    };
    await Promise.all([here, there].map((node) => cleanUp({ ...node, housekeepingLock: noLock, now: later })));
    await cleanUp({ ...there, now: later });
    expect(await here.db.read.selectFrom('stories').select('id').execute()).toEqual([]);
    const history = here.db.read.selectFrom('history').select(['action', 'title']).orderBy('id');
    expect(await history.where('resource', '=', 'story').execute()).toEqual([
      { action: 'create', title: '' },
      { action: 'delete', title: '' },
    ]);
  });
});
