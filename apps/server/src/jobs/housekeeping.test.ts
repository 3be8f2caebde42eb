import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quarters, samplePdf } from '../testing/sample-files.ts';
import { multipart, startTestServer, type TestServer } from '../testing/test-server.ts';
import { keepTidy, tidyUp } from './housekeeping.ts';
import { createSeedTarget, isEmpty } from './seed-target.ts';

const dayMs = 24 * 60 * 60 * 1000;

let server: TestServer;
let now: () => Date;
beforeEach(async () => {
  // The file system has its own clock, so this one starts at the real time.
  let moment = Date.now();
  now = () => new Date(moment);
  server = await startTestServer(now().toISOString());
  const { pass } = server;
  server.pass = (milliseconds) => {
    moment += milliseconds;
    pass(milliseconds);
  };
});
afterEach(() => server.stop());

async function storyWithPicture() {
  const content = await quarters().jpeg().toBuffer();
  const parts = multipart([
    ['title', 'A'],
    ['image', { filename: 'a.jpg', content }],
  ]);
  return (await server.asStaff({ method: 'POST', url: '/api/add-story', ...parts })).json().story;
}
const tidy = () => tidyUp({ ...server, now });

test('a deleted record comes back whole, file included, for 30 days', async () => {
  const story = await storyWithPicture();
  await server.resources.services.story.remove(story.id);
  server.pass(30 * dayMs - 1000);
  await tidy();
  expect(await server.resources.services.story.restore(story.id)).toMatchObject({ title: 'A', image: story.image });
  expect((await server.server.inject(`/images/${story.image}`)).statusCode).toBe(200);
});

test('after 30 days it is gone for good, and its file with it', async () => {
  const story = await storyWithPicture();
  await server.resources.services.story.remove(story.id);
  server.pass(30 * dayMs + 1000);
  const answer = await server.server.inject({
    method: 'POST',
    url: `/api/restore-story/${story.id}`,
    headers: { authorization: `Bearer ${await server.signIn()}` },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'gone']);
  await tidy();
  expect(await server.storedFiles()).toEqual([]);
  expect(await server.db.read.selectFrom('stories').selectAll().execute()).toEqual([]);
  await expect(server.resources.services.story.restore(story.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a file whose row could not be written is swept, one that a row names stays', async () => {
  const kept = await storyWithPicture();
  const parts = multipart([
    ['title', ''],
    ['pdf', { filename: 'a.pdf', content: await samplePdf() }],
  ]);
  expect((await server.asStaff({ method: 'POST', url: '/api/add-article', ...parts })).statusCode).toBe(400);
  expect(await server.storedFiles()).toHaveLength(2);
  await tidy();
  expect(await server.storedFiles()).toHaveLength(2);
  server.pass(2 * 60 * 60 * 1000);
  await tidy();
  expect(await server.storedFiles()).toEqual([kept.image]);
});

test('a start sweeps what a crash left, however new it is', async () => {
  const kept = await storyWithPicture();
  await writeFile(join(server.dataDir, 'files', 'images', 'left-by-a-crash.jpg'), 'a picture without a row');
  await tidy();
  expect(await server.storedFiles()).toHaveLength(2);
  const failures: unknown[] = [];
  const stop = keepTidy({ ...server, now }, (error) => failures.push(error));
  await expect.poll(() => server.storedFiles(), { timeout: 15_000 }).toEqual([kept.image]);
  stop();
  expect(failures).toEqual([]);
});

test('demo content is written all at once, into a database that never had any', async () => {
  expect(await isEmpty(server.db)).toBe(true);
  const target = createSeedTarget({ ...server, now });
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
  await tidy();
  expect(await isEmpty(server.db)).toBe(false);
});

test('demo content that breaks off leaves the database empty', async () => {
  const target = createSeedTarget({ ...server, now });
  await target.insert('article', { title: 'A', slug: 'same' });
  await target.insert('article', { title: 'B', slug: 'same' });
  await expect(target.commit()).rejects.toMatchObject({ code: 'conflict' });
  expect(await isEmpty(server.db)).toBe(true);
});
