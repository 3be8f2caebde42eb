import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { storedRedirections } from '../redirects/redirections.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { publicUrl, startTestSite, type TestSite } from '../testing/test-site.ts';

const site: TestSite = forEachTest(() =>
  startTestSite({
    redirections: {
      find: (address) =>
        storedRedirections({ ...site.server, ...sourceOf(), missed: { count: () => {} } }).find(address),
    },
  }),
);
const sourceOf = () => ({ source: site.server.resources.publicSource });

const addTopic = async (name: string) =>
  (await site.server.resources.services.topic.create({ name, description: 'Wells and creeks.' })).id;
const titles = async (url: string) => parseRssFeed((await site.get(url)).body).items?.map(({ title }) => title);
const moved = async (url: string) => {
  const { statusCode, headers } = await site.get(url);
  return [statusCode, headers.location];
};

test('a reader follows a topic: its stories, articles and podcasts, the newest first, with their authors', async () => {
  const water = await addTopic('Water');
  await site.add('story', { title: 'Older', date: '2026-02-01', topics: [water], authors: ['Willa Grant', 'Ida'] });
  await site.add('article', { title: 'Newest', topics: [water] });
  await site.add('podcast', { title: 'Another', topics: [] });
  const { body, headers } = await site.get('/topic/water/feed.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = parseRssFeed(body);
  expect(feed).toMatchObject({
    title: 'Porchlight Institute: Water',
    link: `${publicUrl}/topic/water`,
    description: 'Wells and creeks.',
    atom: { links: [{ href: `${publicUrl}/topic/water/feed.xml`, rel: 'self' }] },
  });
  expect(feed.items?.map(({ title }) => title)).toEqual(['Newest', 'Older']);
  expect(feed.items?.[1]?.dc?.creators).toEqual(['Willa Grant', 'Ida']);
});

test('a calendar has the events of a topic, and no others', async () => {
  const water = await addTopic('Water');
  await site.add('event', { title: 'Creek walk', date: '2026-04-01T18:00', topics: [water] });
  await site.add('event', { title: 'Supper', date: '2026-04-02T18:00', topics: [] });
  const { body, headers } = await site.get('/topic/water/calendar.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(body).toContain('NAME:Porchlight Institute: Water');
  expect(body.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual(['SUMMARY:Creek walk']);
});

test('a renamed topic has its feed at the new address, and the old one leads there', async () => {
  const water = await addTopic('Water');
  await site.add('story', { title: 'Wells', topics: [water] });
  await site.server.resources.services.topic.update(water, { slug: 'clean-water' });
  expect(await moved('/topic/water/feed.xml')).toEqual([301, '/topic/clean-water/feed.xml']);
  expect(await titles('/topic/clean-water/feed.xml')).toEqual(['Wells']);
});

test('the addresses of a topic that was renamed and then merged lead to the one that stays, until it is restored', async () => {
  const [water, creeks] = [await addTopic('Water'), await addTopic('Creeks')];
  const { topic } = site.server.resources.services;
  await topic.update(water, { slug: 'clean-water' });
  await topic.remove(water, { mergeInto: creeks });
  for (const slug of ['water', 'clean-water'])
    expect(await moved(`/topic/${slug}/calendar.ics`)).toEqual([301, '/topic/creeks/calendar.ics']);
  await topic.restore(water);
  expect(await moved('/topic/water/feed.xml')).toEqual([301, '/topic/clean-water/feed.xml']);
  expect((await site.get('/topic/clean-water/feed.xml')).statusCode).toBe(200);
});

test('a topic that there is not, or that visitors can’t see, has no feed', async () => {
  await site.server.resources.services.topic.create({ name: 'Plans', state: 'draft' });
  expect(await Promise.all(['/topic/plans/feed.xml', '/topic/nothing/calendar.ics'].map(moved))).toEqual([
    [404, undefined],
    [404, undefined],
  ]);
});
