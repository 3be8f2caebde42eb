import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import { sampleMp3 } from '../testing/sample-files.ts';
import { publicUrl, startTestSite } from '../testing/test-site.ts';
import { siteFileBytes } from './index.ts';

const site = forEachTest(startTestSite);

const read = async (url: string) => parseRssFeed((await site.get(url)).body);

test('a reader follows the stories, the newest first, each with its page and its full text', async () => {
  await site.add('story', { title: 'Older', date: '2026-02-01' });
  const id = await site.add('story', { title: 'Newer', date: '2026-03-01', content: 'Beans.\nPeas.\n\nCorn & okra.' });
  const { headers } = await site.get('/feeds/stories.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await read('/feeds/stories.xml');
  expect(feed).toMatchObject({
    title: 'Porchlight Institute: All of story',
    link: `${publicUrl}/story-list`,
    language: 'en-US',
    image: { url: `${publicUrl}/icon-144.png`, link: `${publicUrl}/story-list` },
    atom: { links: [{ href: `${publicUrl}/feeds/stories.xml`, rel: 'self' }] },
  });
  expect(feed.items?.map(({ title }) => title)).toEqual(['Newer', 'Older']);
  expect(feed.items?.[0]).toMatchObject({
    link: `${publicUrl}/story/${id}`,
    guid: { value: `${publicUrl}/story/${id}`, isPermaLink: true },
    description: 'Subtitle',
    pubDate: 'Sun, 01 Mar 2026 17:00:00 GMT',
    content: { encoded: '<p>Beans.<br>Peas.</p><p>Corn &amp; okra.</p>' },
  });
});

test('a reader follows the articles', async () => {
  const id = await site.add('article');
  expect((await read('/feeds/articles.xml')).items?.[0]).toMatchObject({
    title: 'Article 1',
    link: `${publicUrl}/article/${id}`,
    pubDate: 'Sat, 14 Mar 2026 16:00:00 GMT',
  });
});

test('a podcast player accepts the podcast: cover, author, category, and an audio file for each episode', async () => {
  const authors = ['Ida Kessler', 'Tom'];
  await site.add('podcast', { title: 'Heard here', link: 'https://media.example.org/a.mp3?x=1&y=2', authors });
  const feed = await read('/feeds/podcasts.xml');
  expect(feed.itunes).toMatchObject({
    image: expect.stringMatching(/^https:\/\/porchlight\.example\.org\/covers\/podcast-list\.[0-9a-f]{16}\.png$/),
    author: 'Porchlight Institute',
    owner: { name: 'Porchlight Institute', email: 'a@example.org' },
    categories: [{ text: 'Society & Culture', categories: [{ text: 'Documentary' }] }],
    explicit: false,
    type: 'episodic',
  });
  expect(feed.items?.[0]).toMatchObject({
    title: 'Heard here',
    enclosures: [{ url: 'https://media.example.org/a.mp3?x=1&y=2', type: 'audio/mpeg', length: 0 }],
    itunes: { episodeType: 'full', author: 'Ida Kessler, Tom' },
    dc: { creators: authors },
  });
});

test('the feed says in Apple’s format that nothing is explicit, and leaves titles unchanged', async () => {
  const title = 'On <itunes:explicit>no</itunes:explicit>';
  await site.add('podcast', { title, link: 'https://media.example.org/a.mp3' });
  const { body } = await site.get('/feeds/podcasts.xml');
  expect(body.match(/^\s*<itunes:explicit>.*$/gm)?.map((line) => line.trim())).toEqual([
    '<itunes:explicit>false</itunes:explicit>',
    '<itunes:explicit>false</itunes:explicit>',
  ]);
  expect((await read('/feeds/podcasts.xml')).items?.[0]?.title).toBe(title);
});

test('an audio file of the site has its size and length, whichever way its URL is written', async () => {
  await mkdir(join(site.server.dataDir, 'media'));
  await writeFile(join(site.server.dataDir, 'media/rain.mp3'), Buffer.alloc(1234));
  await site.add('podcast', { link: '/media/rain.mp3' });
  await site.add('podcast', { link: `${publicUrl}/media/rain.mp3` });
  const { items = [] } = await read('/feeds/podcasts.xml');
  expect(items).toHaveLength(2);
  for (const item of items)
    expect(item).toMatchObject({
      enclosures: [{ url: `${publicUrl}/media/rain.mp3`, type: 'audio/mpeg', length: 1234 }],
      itunes: { duration: 58 },
    });
});

test('the feed does not reveal the size of files outside of the website', async () => {
  await mkdir(join(site.server.dataDir, 'site'));
  await writeFile(join(site.server.dataDir, 'secret.mp3'), Buffer.alloc(1234));
  for (const path of ['/../secret.mp3', '/%2e%2e/secret.mp3'])
    expect(await siteFileBytes(join(site.server.dataDir, 'site'), new URL(path, publicUrl).pathname)).toBeNull();
});

test('the cover of the podcast is a square picture', async () => {
  const image = (await read('/feeds/podcasts.xml')).itunes?.image ?? '';
  const { rawPayload, headers } = await site.get(image.slice(publicUrl.length));
  expect(headers['content-type']).toBe('image/png');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1400, 1400]);
});

test('an episode hosted on another page has a link and no audio file, so that players skip it', async () => {
  const id = await site.add('podcast', { link: 'https://listen.example.org/4' });
  const [item] = (await read('/feeds/podcasts.xml')).items ?? [];
  expect(item?.link).toBe(`${publicUrl}/podcast/${id}`);
  expect(item?.enclosures).toBeUndefined();
});

test('a stored script is text in every reader, and a character that is invalid in XML breaks no feed', async () => {
  const hostile = '<script>alert(1)</script>]]>\uffff&amp;';
  await site.add('story', { title: hostile, subtitle: '', content: hostile });
  const [item] = (await read('/feeds/stories.xml')).items ?? [];
  expect(item?.title).toBe('<script>alert(1)</script>]]>&amp;');
  expect(item?.description).toBe('&lt;script&gt;alert(1)&lt;/script&gt;]]&gt;&amp;amp;');
  expect(item?.content?.encoded).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;]]&gt;&amp;amp;</p>');
  expect((await site.get('/feeds/stories.xml')).body).not.toContain('\uffff');
});

test('a title of five thousand letters is cut, and a long text links to its page', async () => {
  const id = await site.add('story', { title: 'a'.repeat(5000), content: 'Corn. '.repeat(5000) });
  const [item] = (await read('/feeds/stories.xml')).items ?? [];
  expect(item?.title).toBe(`${'a'.repeat(300)}…`);
  expect(item?.content?.encoded).toMatch(new RegExp(`<p><a href="${publicUrl}/story/${id}">Read more</a></p>$`));
});

test('a reader gets no new response until a story changes', async () => {
  const id = await site.add('story');
  const first = await site.get('/feeds/stories.xml');
  const tag = { 'if-none-match': String(first.headers.etag) };
  expect((await site.get('/feeds/stories.xml', tag)).statusCode).toBe(304);
  await site.server.resources.services.story.remove(id);
  const after = await site.get('/feeds/stories.xml', tag);
  expect(after.statusCode).toBe(200);
  expect(parseRssFeed(after.body).items ?? []).toEqual([]);
});

test('an episode with an uploaded audio file has its URL, bytes, type and length', async () => {
  const content = sampleMp3(62);
  const { name } = await site.server.files.save('sound', content);
  await site.add('podcast', { link: `/sounds/${name}` });
  const [item] = (await read('/feeds/podcasts.xml')).items ?? [];
  expect(item).toMatchObject({
    enclosures: [{ url: `${publicUrl}/sounds/${name}`, type: 'audio/mpeg', length: content.length }],
    itunes: { duration: 62 },
  });
});
