// @module-tag database
import { searchCountMax } from '@porchlight/contract/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { searchServer } from '../testing/search-server.ts';
import { isOnPostgres } from '../testing/test-database.ts';

const { add, search, server } = searchServer();

/** Inserts stories directly into the table, as a restore does. @param from the number of the first */
async function addStories(from: number, to: number, title: string, content: string): Promise<void> {
  const day = '2026-03-14T12:00:00.000Z';
  await server.db.write((trx) =>
    sql`insert into stories (title, content, slug, created_at, updated_at)
      with recursive numbers(n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n < ${sql.lit(to)})
      select ${title} || ' ' || n, ${content}, 's' || n, ${day}, ${day} from numbers`.execute(trx),
  );
}

test('up to the limit all results are ranked and counted exactly; beyond it, the newest of each kind are', async () => {
  await server.searchIndex.replacePages([{ title: 'Okra, a page', description: 'Words.', path: '/okra' }]);
  await add('team', { name: 'Ruby Okra' });
  await addStories(1, searchCountMax - 2, 'Okra', 'Beans.');
  const all = await search('okra');
  expect([all.total, all.counts]).toEqual([searchCountMax, { page: 1, team: 1, story: searchCountMax - 2 }]);

  await addStories(searchCountMax - 1, searchCountMax + 20, 'Okra', 'Beans.');
  const response = await search('okra');
  expect(response.counts).toEqual({ page: 1, team: 1, story: searchCountMax });
  expect(response.total).toBe(searchCountMax + 2);
  expect(response.results[0]?.kind).toBe('page');
  expect(new Set(response.results.slice(0, 10).map(({ kind }) => kind))).toContain('team');
  expect((await search('okra', { kind: 'team' })).results.map(({ title }) => title)).toEqual(['Ruby Okra']);

  const last = await search('okra', { kind: 'story', limit: 50, offset: searchCountMax - 10 });
  expect([last.total, last.results.length]).toEqual([searchCountMax, 10]);
  expect(last.results[0]?.snippet).toEqual([{ text: 'Beans.' }]);
  expect((await search('okra', { kind: 'story', offset: searchCountMax })).results).toEqual([]);
});

test('beyond the limit, titles with the words come first, and no result appears twice', async () => {
  await addStories(1, 3, 'Okra', '');
  await addStories(4, searchCountMax + 20, 'Beans', 'And okra.');
  await addStories(searchCountMax + 21, searchCountMax + 22, 'Okra', '');
  const first = await search('okra');
  const titles = first.results.map(({ title }) => title);
  expect(new Set(titles.slice(0, 2))).toEqual(new Set([`Okra ${searchCountMax + 22}`, `Okra ${searchCountMax + 21}`]));
  expect(titles[2]).toMatch(/^Beans/);
  expect(first.results[2]?.snippet).toEqual([{ text: 'And ' }, { text: 'okra', match: true }, { text: '.' }]);
  const pages = await Promise.all([0, 10, 20].map((offset) => search('okra', { offset })));
  expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(30);
  expect((await search('okra', { limit: 50, offset: searchCountMax - 50 })).results).toHaveLength(50);
});

test('words that only the newest of a kind contain often are counted for the others too', async () => {
  await addStories(1, 500, 'Okra', '');
  await addStories(501, 1600, 'Beans', '');
  await addStories(1601, 1630, 'Okra', '');
  expect((await search('okra')).counts).toEqual({ story: 530 });
  expect((await search('okra 1601')).results.map(({ title }) => title)).toEqual(['Okra 1601']);
});

test('old records are found if none of the newest 1,000 match', async () => {
  await addStories(1, 3, 'Okra', '');
  await addStories(4, 1100, 'Beans', '');
  expect((await search('okra')).counts).toEqual({ story: 3 });
});

test('a record of a large kind is found unless too many others rank higher', async () => {
  await add('event', { title: 'Okra supper' });
  await addStories(1, 7000, 'Okra', '');
  await server.db.write((trx) => sql`update events set id = 6000 where id = 1`.execute(trx));
  const counts = { event: 1, story: searchCountMax };
  expect((await search('okra')).counts).toEqual(counts);
  // A search for any of several words reads the newest of each kind, on PostgreSQL as well.
  expect(await search('okra xylophones')).toMatchObject({ matched: 'some', counts });
});

test('titles are found among the newest of a kind, wherever its rows are among others', async () => {
  await add('event', { title: 'Okra supper' });
  await add('event', { title: 'Supper', description: 'Okra.' });
  await addStories(1, 700, 'Beans', 'And okra.');
  await addStories(701, 702, 'Okra', '');
  await addStories(703, searchCountMax, 'Beans', 'And okra.');
  await add('event', { title: 'Late supper', description: 'Okra.' });
  await server.db.write((trx) => sql`update events set id = 3000 where id = 3`.execute(trx));
  const titles = (await search('okra')).results.map(({ title }) => title);
  expect(new Set(titles.slice(0, 3))).toEqual(new Set(['Okra supper', 'Okra 702', 'Okra 701']));
  // PostgreSQL gives them the same rank, and orders them by id.
  const inOrder = isOnPostgres() ? ['Okra 701', 'Okra 702'] : ['Okra 702', 'Okra 701'];
  expect(titles.filter((title) => title.startsWith('Okra 7'))).toEqual(inOrder);
});
