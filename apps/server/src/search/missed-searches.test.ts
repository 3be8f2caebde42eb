import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const searchFor = (...texts: string[]) =>
  Promise.all(texts.map((q) => server.server.inject(`/api/search?${new URLSearchParams({ q })}`)));
const listed = async () => (await server.asStaff({ url: '/api/get-all-missed-search' })).json();
const setCounting = (counts_searches: boolean) => server.resources.services.organization.update(1, { counts_searches });

test('searches without results are counted only while the settings say so', async () => {
  await searchFor('bus stop');
  expect(await listed()).toEqual({ counted: false, searches: [] });
  await setCounting(true);
  await searchFor('bus stop', 'Bus  STOP!', 'zither');
  expect(await listed()).toEqual({
    counted: true,
    searches: [
      { words: 'bus stop', count: 2, last_day: '2026-03-14' },
      { words: 'zither', count: 1, last_day: '2026-03-14' },
    ],
  });
});

test('what may be about a person is not counted, nor the beginnings of a word that was typed slowly', async () => {
  await setCounting(true);
  await searchFor('ida@example.org', '478 555 0142', 'x', 'zith', 'zithe', 'zither', 'q'.repeat(61));
  await searchFor('my neighbor Ida Leverett was at the clinic again yesterday');
  expect((await listed()).searches.map(({ words }: { words: string }) => words)).toEqual(['zither']);
});

test('a search that staff ignore stays out of the list until they undo that', async () => {
  await setCounting(true);
  await searchFor('zither');
  await listed();
  const ignore = (words: string, ignored?: boolean) =>
    server.post('/api/ignore-missed-search', { words, ignored }).then(({ statusCode }) => statusCode);
  expect(await ignore('zither')).toBe(204);
  expect((await listed()).searches).toEqual([]);
  expect(await ignore('zither', false)).toBe(204);
  expect((await listed()).searches).toHaveLength(1);
  expect(await ignore('lute')).toBe(404);
});
