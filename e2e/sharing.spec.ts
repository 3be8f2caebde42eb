import { parseRssFeed } from 'feedsmith';
import { expect, hydrate, test } from './fixtures.ts';
import { origin } from './product.ts';

/** An attribute of an element in the head of a page, as the server sends it. */
const headValue = (html: string, element: RegExp) =>
  element.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** A day that is always in the future. */
const nextYear = new Date().getFullYear() + 1;

test('a visitor adds an event to a calendar, also without JavaScript', async ({ browser, staffApi }) => {
  const id = await staffApi.add('event', {
    title: 'Supper & songs, "all welcome"',
    description: 'Bring a chair.',
    date: `${nextYear}-07-04T18:30`,
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/event/${id}`);
  const file = page.getByRole('link', { name: /^Add to calendar/ });
  await expect(file).toBeVisible();
  const response = await context.request.get((await file.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = await response.text();
  expect(calendar).toContain(`DTSTART;TZID=America/New_York:${nextYear}0704T183000`);
  expect(calendar).toContain(`DTEND;TZID=America/New_York:${nextYear}0704T203000`);
  const google = new URL((await page.getByRole('link', { name: /Google Calendar/ }).getAttribute('href')) ?? '');
  expect(google.searchParams.get('text')).toBe('Supper & songs, "all welcome"');
  expect(google.searchParams.get('dates')).toBe(`${nextYear}0704T223000Z/${nextYear}0705T003000Z`);
  await expect(page.getByRole('link', { name: /Outlook/ })).toBeVisible();
  await context.close();
});

test('a visitor subscribes to all events and elections', async ({ request }) => {
  for (const path of ['/events', '/election-calendar'])
    expect(await (await request.get(path)).text()).toContain(`"${origin.replace('http:', 'webcal:')}/calendar.ics"`);
});

test('a visitor copies the link of a story without its slug', async ({ watched: page, context, staffApi }) => {
  await context.grantPermissions(['clipboard-write']);
  const id = await staffApi.add('story', {
    title: 'A story to pass on',
    subtitle: 'From hand to hand',
    content: 'Here.',
  });
  await page.goto(`/story/${id}?slug=From-hand-to-hand`);
  await hydrate(page);
  const group = page.getByRole('group', { name: 'Share this story' });
  await group.getByRole('button', { name: 'Copy link' }).click();
  await expect(group.getByRole('status')).toHaveText('Link copied.');
  // Pages can't read the clipboard; a paste shows its content.
  await page.goto('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(field).toHaveValue(`${origin}/story/${id}`);
});

test('on a phone a visitor shares with the phone’s share sheet', async ({ browser, staffApi }) => {
  const id = await staffApi.add('podcast', { title: 'An episode to pass on', link: 'https://media.example.org/1.mp3' });
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.title = JSON.stringify(data);
      },
    });
  });
  await page.goto(`/podcast/${id}`);
  await hydrate(page);
  await page.getByRole('button', { name: 'More options' }).click();
  await expect(page).toHaveTitle(JSON.stringify({ title: 'An episode to pass on', url: `${origin}/podcast/${id}` }));
  await context.close();
});

test('a shared link shows a picture that was generated for it', async ({ request, staffApi }) => {
  const id = await staffApi.add('story', { title: 'The picture of a story', content: 'Here.' });
  for (const path of [`/story/${id}`, '/who-we-are', "/ruby's-porch", '/team-type/staff']) {
    const html = await (await request.get(path)).text();
    const address = headValue(html, /property="og:image" content="([^"]*)"/) ?? '';
    expect(address).toContain(`${origin}/cards${path}.`);
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(headValue(html, /property="og:image:alt" content="([^"]*)"/)).toBeTruthy();
    const picture = await request.get(address, { maxRedirects: 0 });
    expect(picture.status(), path).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['cache-control']).toContain('immutable');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test('every URL in the sitemap works and is the page’s canonical URL', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses.filter((url) => /dashboard|login|\*|:id/.test(url))).toEqual([]);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  // One of each kind, the path without its numbers: the first, which is not another journey's record.
  const kinds = new Map(addresses.toReversed().map((url) => [url.replace(/\d+$/, ''), url]));
  for (const url of kinds.values()) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(headValue(await response.text(), /rel="canonical" href="([^"]*)"/)).toBe(url);
  }
});

test('a reader subscribes to stories, articles and podcasts from their lists', async ({ request, staffApi }) => {
  await staffApi.add('podcast', { title: 'Heard in a player', link: 'https://media.example.org/2.mp3' });
  for (const path of ['/stories', '/all-articles', '/podcasts']) {
    const html = await (await request.get(path)).text();
    const offered = headValue(html, /<link rel="alternate"[^>]* href="([^"]*\.xml)"/) ?? '';
    expect(html).toMatch(new RegExp(`<a[^>]* href="${offered}"`));
    const feed = parseRssFeed(await (await request.get(offered)).text());
    expect(feed.link).toBe(origin + path);
    expect(feed.items?.length).toBeGreaterThan(3);
    if (path !== '/podcasts') continue;
    expect(feed.itunes?.image).toContain('/covers/podcasts.');
    expect(feed.items?.find(({ title }) => title === 'Heard in a player')?.enclosures?.[0]?.type).toBe('audio/mpeg');
  }
});

test('a missing record has no page, no calendar file and no picture', async ({ request }) => {
  for (const path of ['/event/999999.ics', '/election/999999.ics', '/cards/story/999999.png', '/sitemap-story-1.xml']) {
    expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.head(path)).status(), path).toBe(404);
  }
  const missing = await (await request.get('/story/999999')).text();
  expect(missing).toContain('<meta name="robots" content="noindex">');
  expect(missing).not.toContain('ld+json');
});
