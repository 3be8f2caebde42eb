import { afterEach, expect, test } from 'vitest';
import { setSwitchedOff } from '../db/switched-off.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTestSite } from '../testing/test-site.ts';

const site = forEachTest(startTestSite);
// Of the process.
afterEach(() => setSwitchedOff([]));

const save = (values: Record<string, unknown>) => site.server.post('/api/update-single-organization/1', values);
const visitor = (url: string) => site.server.server.inject(url);
const found = async () => (await visitor('/api/search?q=lamp')).json();

test('a part that is switched off is nowhere for visitors and stays for staff; switched on, all of it is back', async () => {
  const id = await site.add('podcast', { title: 'A lamp at dusk' });
  await site.add('story', { title: 'The lamp' });
  const everywhere = async () => {
    const list = (await visitor('/api/get-all-podcast')).json();
    const { results, total, counts } = await found();
    return {
      list: list.podcasts.length,
      single: (await visitor(`/api/get-single-podcast/${id}`)).statusCode,
      feed: (await site.get('/feeds/podcasts.xml')).statusCode,
      sitemap: (await site.get('/sitemap.xml')).body.includes(`/podcast/${id}`),
      found: results.map(({ kind }: { kind: string }) => kind).toSorted(),
      counts: [total, counts.podcast ?? 0],
      staff: (await site.server.asStaff({ url: `/api/get-single-podcast/${id}?state=any` })).statusCode,
    };
  };
  const on = {
    ...{ list: 1, single: 200, feed: 200, sitemap: true, found: ['podcast', 'story'], counts: [2, 1], staff: 200 },
  };
  expect(await everywhere()).toEqual(on);
  expect((await save({ without_podcasts: true })).statusCode).toBe(200);
  expect(await everywhere()).toEqual({
    ...{ list: 0, single: 404, feed: 404, sitemap: false, found: ['story'], counts: [1, 0], staff: 200 },
  });
  expect((await visitor('/api/search?q=lamp&kind=podcast')).json()).toMatchObject({ results: [], total: 0 });
  await save({ without_podcasts: false });
  expect(await everywhere()).toEqual(on);
});

test('staff still see and change the records of a part that is switched off', async () => {
  const id = await site.add('election', { title: 'School board' });
  await save({ without_elections: true });
  const all = await site.server.asStaff({ url: '/api/get-all-election?state=any' });
  expect(all.json().elections).toHaveLength(1);
  const changed = await site.server.post(`/api/update-single-election/${id}`, { title: 'School board runoff' });
  expect(changed.statusCode).toBe(200);
});
