// @module-tag database
import { expect, test } from 'vitest';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTestSite } from '../testing/test-site.ts';

const site = forEachTest(startTestSite);

const add = async (title: string, values: object) =>
  site.server.resources.services.event.create({ title, date: '2027-05-04T18:00:00-04:00', ...values });
const titlesIn = (text: string) => [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title).sort();
const get = (path: string) => site.get(path);
const facets = async () => (await site.server.server.inject('/api/get-facets?resource=event')).json().facets;

test('a visitor subscribes to the events of a place and a kind alone', async () => {
  await add('Free at the depot', { venue: 'The old depot', flag: 'Free' });
  await add('Free online at the depot', { venue: 'The old depot', flag: 'Online, free' });
  await add('Freedom at the depot', { venue: 'The old depot', flag: 'Freedom' });
  await add('Free on the porch', { venue: 'Ruby’s Porch', flag: 'Free' });
  const all = await get('/events.ics');
  expect(all.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(titlesIn(all.body)).toHaveLength(4);
  const free = await get('/events.ics?flag=Free&place=The+old+depot');
  expect(titlesIn(free.body)).toEqual(['Free at the depot', 'Free online at the depot']);
  expect(titlesIn((await get('/events.ics?flag=online')).body)).toEqual(['Free online at the depot']);
});

test('what no event has is not found, nor is a filter that is given twice', async () => {
  await add('Supper', { flag: 'Free' });
  for (const query of ['flag=Dogs', 'topic=wells', 'place=Nowhere', 'flag=Free&flag=Free'])
    expect([query, (await get(`/events.ics?${query}`)).statusCode]).toEqual([query, 404]);
});

test('what lists can be filtered by follows the records', async () => {
  expect(await facets()).toEqual({ topics: [], years: [], days: null, texts: { venue: [], flag: [] } });
  await add('New Year', {
    date: '2026-12-31T20:00:00-05:00',
    end_date: '2027-01-01T02:00:00-05:00',
    flag: 'Free, Online',
  });
  await add('Draft', { state: 'draft', flag: 'Secret', venue: 'Hidden' });
  await add('Supper', { date: '2026-03-14T18:00:00-04:00', venue: 'The old depot', flag: 'free' });
  expect(await facets()).toMatchObject({
    // In the organization's zone, where the new year has not begun.
    years: ['2026'],
    days: { first: '2026-03-14', last: '2027-01-01' },
    texts: { venue: ['The old depot'], flag: expect.arrayContaining(['Online']) },
  });
  expect((await facets()).texts.flag).toHaveLength(2);
  expect((await site.server.server.inject('/api/get-facets?resource=user')).statusCode).toBe(400);
});
