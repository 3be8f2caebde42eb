import type { APIRequestContext } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import { expect, hydrate, test } from './fixtures.ts';
import { origin } from './product.ts';

/** An episode of the demo content with an audio file on the site. */
async function episodeHeardHere(request: APIRequestContext) {
  const feed = parseRssFeed(await (await request.get('/feeds/podcasts.xml')).text());
  const episode = feed.items?.find(({ enclosures }) => enclosures?.[0]?.url?.startsWith(origin));
  const { url = '', length } = episode?.enclosures?.[0] ?? {};
  if (!episode || !url) throw new Error('No episode of the demo content is heard on the site.');
  const { title = '', link = '', itunes } = episode;
  return { title, link, duration: itunes?.duration, enclosure: { url, length } };
}

test('a listener plays an episode and seeks with the keyboard; nothing is loaded before', async ({
  watched: page,
  request,
}) => {
  const { title, link } = await episodeHeardHere(request);
  const loaded: string[] = [];
  page.on('request', (each) => void (each.url().endsWith('.mp3') && loaded.push(each.url())));
  await page.goto(link);
  const player = page.getByLabel(title).and(page.locator('audio'));
  await expect(player).toBeVisible();
  await expect(page.getByRole('main').getByText(/^5\d seconds/)).toBeVisible();
  await hydrate(page);
  expect(loaded).toEqual([]);
  await player.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(0);
  expect(await player.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration))).toBeGreaterThanOrEqual(56);
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.currentTime = 40;
  });
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThanOrEqual(40);
  await page.keyboard.press('Space');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});

test('a podcast player learns the size and length of an episode, and can request ranges', async ({ request }) => {
  const { enclosure, duration } = await episodeHeardHere(request);
  const response = await request.get(enclosure.url);
  expect(response.headers()['content-type']).toBe('audio/mpeg');
  expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await response.body()).length).toBe(enclosure.length);
  expect(duration).toBeGreaterThanOrEqual(56);
  const part = await request.get(enclosure.url, { headers: { range: 'bytes=1000-1999' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 1000-1999/${enclosure.length}`);
  expect((await part.body()).equals((await response.body()).subarray(1000, 2000))).toBe(true);
});

test('the URL of an audio file opens in the browser', async ({ page, request }) => {
  const { enclosure } = await episodeHeardHere(request);
  await page.goto(enclosure.url);
  const seconds = () => page.locator('video, audio').evaluate((media: HTMLMediaElement) => media.duration);
  await expect.poll(seconds).toBeGreaterThanOrEqual(56);
});

test('a browser or feed reader that requests the site’s icon gets it and may cache it', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  expect(icon.headers()['cache-control']).toBe('public, max-age=86400');
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  const feed = parseRssFeed(await (await request.get('/feeds/stories.xml')).text());
  for (const src of [...manifest.icons.map((each) => each.src), feed.image?.url ?? '/none'])
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
});
