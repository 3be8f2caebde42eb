import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { forEachTest, forThisTest } from '../testing/for-each-test.ts';
import { publicUrl, startTestSite } from '../testing/test-site.ts';

const site = forEachTest(startTestSite);

/** The website's static files. */
const publicFolder = join(import.meta.dirname, '../../../web/public');

const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('a search engine finds every page and record, with the time of the last change', async () => {
  const id = await site.add('story');
  const { body, headers, statusCode } = await site.get('/sitemap.xml');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(addresses(body)).toEqual([
    `${publicUrl}/`,
    `${publicUrl}/stories`,
    `${publicUrl}/ruby's-porch`,
    `${publicUrl}/story/${id}`,
  ]);
  expect(body).toMatch(/\/stories<\/loc><lastmod>2026-03-14T16:00:00.000Z</);
  expect(body).toContain(`<loc>${publicUrl}/</loc></url>`);
});

test('a search engine gets a new response only after a change', async () => {
  const first = await site.get('/sitemap.xml');
  const again = await site.get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const id = await site.add('event');
  const changed = await site.get('/sitemap.xml', { 'if-none-match': String(first.headers.etag) });
  expect(changed.statusCode).toBe(200);
  expect(addresses(changed.body)).toContain(`${publicUrl}/event/${id}`);
  await site.server.resources.services.event.remove(id);
  expect(addresses((await site.get('/sitemap.xml')).body)).not.toContain(`${publicUrl}/event/${id}`);
});

test('a search engine is not sent to a list of nothing', async () => {
  const listed = async () => addresses((await site.get('/sitemap.xml')).body);
  expect(await listed()).toEqual([`${publicUrl}/`, `${publicUrl}/ruby's-porch`]);
  await site.add('team', { name: 'Ada', type: 'advisory', state: 'draft' });
  await site.add('team', { name: 'Bo', type: 'staff' });
  expect(await listed()).toEqual([`${publicUrl}/`, `${publicUrl}/ruby's-porch`, `${publicUrl}/team-type/staff`]);
});

test('the sitemap can be requested compressed, and with HEAD', async () => {
  const plain = await site.get('/sitemap.xml');
  const { headers, rawPayload } = await site.get('/sitemap.xml', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  const head = await site.app.inject({ method: 'HEAD', url: '/sitemap.xml' });
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers.etag).toBe(plain.headers.etag);
});

test('more URLs than one file can contain are split into several files, each URL once', async () => {
  const small = forThisTest(await startTestSite({ urlsMax: 3 }));
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await small.add('story', { title: `Story ${number}` });
  for (const id of [4, 5, 6]) await small.server.resources.services.story.remove(id);
  const index = await small.get('/sitemap.xml');
  expect(index.body).toContain('<sitemapindex');
  const names = ['pages', 'story-1', 'story-3'];
  expect(addresses(index.body)).toEqual(names.map((name) => `${publicUrl}/sitemap-${name}.xml`));
  const parts = await Promise.all(names.map((name) => small.get(`/sitemap-${name}.xml`)));
  expect(parts.map(({ body }) => addresses(body).length)).toEqual([3, 3, 1]);
  expect(addresses(parts[2]?.body ?? '')).toEqual([`${publicUrl}/story/7`]);
  for (const none of ['story-2', 'story-4', 'event-1']) {
    expect((await small.get(`/sitemap-${none}.xml`)).statusCode).toBe(404);
  }
  await small.add('story', { title: 'Story 8' });
  expect(addresses((await small.get('/sitemap-story-3.xml')).body)).toContain(`${publicUrl}/story/8`);
});

test('a small sitemap has no parts', async () => {
  for (const part of ['pages', 'story-1']) expect((await site.get(`/sitemap-${part}.xml`)).statusCode).toBe(404);
});

test('the web app manifest has the site’s names, and icons that exist', async () => {
  const { body, headers } = await site.get('/site.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const { icons, ...manifest } = JSON.parse(body);
  expect(manifest).toMatchObject({ name: 'Porchlight Institute', short_name: 'Porchlight', start_url: '/' });
  for (const { src } of icons) expect(existsSync(join(publicFolder, src)), src).toBe(true);
});

test('a crawler is told the sitemap and what is only for staff', async () => {
  const { body, headers } = await site.get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /login',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]);
});
