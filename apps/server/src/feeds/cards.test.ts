import sharp from 'sharp';
import { expect, test } from 'vitest';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { startTestSite } from '../testing/test-site.ts';

const site = forEachTest(startTestSite);

/** The current URL of a page's picture. */
const addressOf = async (page: string) => String((await site.get(`/cards${page}.png`)).headers.location);

/** Whether an area of a picture contains text. */
async function inkIn(picture: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(picture).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.reduce((count, value) => count + (value < 80 ? 1 : 0), 0);
}
const titleArea = { left: 40, top: 120, width: 660, height: 330 };

test('a shared story has a picture, 1200 by 630, that anyone may cache', async () => {
  const id = await site.add('story');
  const { headers, rawPayload, statusCode } = await site.get(await addressOf(`/story/${id}`));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('public, max-age=31536000, s-maxage=3600, immutable');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(rawPayload.length).toBeLessThan(200_000);
  expect(await inkIn(rawPayload, titleArea)).toBeGreaterThan(2000);
});

test('the picture is drawn once and cached, and a 304 is sent to those who have it', async () => {
  const id = await site.add('story');
  const address = await addressOf(`/story/${id}`);
  const first = await site.get(address);
  expect((await site.server.storedFiles()).filter((name) => name.endsWith('.png'))).toHaveLength(1);
  expect((await site.get(address)).rawPayload.equals(first.rawPayload)).toBe(true);
  const again = await site.get(address, { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  const head = await site.app.inject({ method: 'HEAD', url: address });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('an old URL redirects to the current picture of the story', async () => {
  const id = await site.add('story');
  const old = await addressOf(`/story/${id}`);
  await site.server.resources.services.story.update(id, { title: 'Another title' });
  const { headers, statusCode } = await site.get(old);
  expect(statusCode).toBe(302);
  expect(headers.location).not.toBe(old);
  expect(headers['cache-control']).toBe('no-cache');
  expect((await site.get(String(headers.location))).statusCode).toBe(200);
});

test('a deleted story has no picture, even if it was drawn before', async () => {
  const id = await site.add('story');
  const address = await addressOf(`/story/${id}`);
  await site.get(address);
  await site.server.resources.services.story.remove(id);
  expect((await site.get(address)).statusCode).toBe(404);
});

test.each([
  '/cards/story/999.png',
  '/cards/nothing.png',
  '/cards/story/1',
  '/cards/.png',
  '/cards/..%2f..%2fetc.png',
  '/cards/%ff.png',
])('there is no picture of a missing page: %s', async (url) => {
  expect((await site.get(url)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await site.get(url)).statusCode).toBeLessThan(500);
});

test.each([
  ['five thousand letters', 'Ochlocknee'.repeat(500)],
  ['markup', '<script>alert("1")</script></svg>&lt;'],
  ['letters of three alphabets', 'Łódź, Жито, Καλημέρα'],
  ['only characters that can’t be drawn', '日本語 🪔'],
])('a title of %s is drawn inside its area', async (_, title) => {
  const id = await site.add('story', { title });
  const { rawPayload, statusCode } = await site.get(await addressOf(`/story/${id}`));
  expect(statusCode).toBe(200);
  expect(await inkIn(rawPayload, titleArea)).toBeGreaterThan(1000);
  expect(await inkIn(rawPayload, { left: 712, top: 0, width: 50, height: 630 })).toBe(0);
  expect(await inkIn(rawPayload, { left: 40, top: 590, width: 660, height: 40 })).toBe(0);
});

test.each(['סיפורים על המרפסת: <b>', 'ሰላም (2026)', '🪔 & 🪔'])(
  'a title that can hardly be drawn is left out: %s',
  async (title) => {
    const drawing = async (words: string) => {
      const id = await site.add('story', { title: words });
      const { rawPayload } = await site.get(await addressOf(`/story/${id}`));
      return sharp(rawPayload).extract(titleArea).raw().toBuffer();
    };
    // The site's name is above both.
    expect((await drawing(title)).equals(await drawing('🪔'))).toBe(true);
  },
);

test('with more new links than can be drawn, the site’s picture is sent for now; existing pictures are still sent', async () => {
  const strict = forThisTest(await startTestSite({ drawingsPerMinute: 2 }));
  const responses = [];
  for (const number of [1, 2, 3]) {
    const id = await strict.add('story', { title: `Story ${number}` });
    const { headers } = await strict.get(`/cards/story/${id}.png`);
    responses.push(await strict.get(String(headers.location)));
  }
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 302]);
  expect(responses[2]?.headers).toMatchObject({ location: '/card.jpg', 'cache-control': 'no-store' });
  expect(responses[2]?.headers.etag).toBeUndefined();
  const { headers } = await strict.get('/cards/story/1.png');
  expect((await strict.get(String(headers.location))).statusCode).toBe(200);
});
