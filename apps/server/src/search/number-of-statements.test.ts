import { expect, test } from 'vitest';
import { countedStatements } from '../testing/counted-statements.ts';
import { searchServer } from '../testing/search-server.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { createSqliteSearch } from './sqlite-search.ts';

const { server, add } = searchServer();

/** The number of statements of a search, and of its results. */
async function search(limit: number) {
  const { db, count } = countedStatements(server.db.read);
  const createSearch = server.db.kind === 'postgres' ? createPostgresSearch : createSqliteSearch;
  const { results } = await createSearch(db, server.db.write).search({ q: 'okra', limit, offset: 0 });
  return { statements: count(), results: results.length };
}

test('a search with many results takes no more statements than one with a result of each kind', async () => {
  for (let number = 1; number <= 8; number += 1) {
    await add('event', { title: `Okra supper ${number}`, status: number % 2 ? 'cancelled' : 'scheduled' });
    await add('gallery', { title: `Okra flower ${number}` });
    await add('team', { name: `Okra Freeman ${number}` });
  }
  // The first three results are one of each kind or fewer.
  const [few, many] = [await search(3), await search(24)];
  expect([few.results, many.results]).toEqual([3, 24]);
  expect(many.statements).toBeLessThanOrEqual(few.statements + 4);
});

test('each result keeps its own place in its list, and its own label', async () => {
  for (const number of [1, 2, 3]) await add('team', { name: `Okra Freeman ${number}`, type: 'staff' });
  await add('event', { title: 'Okra supper', status: 'cancelled' });
  await add('event', { title: 'Okra lunch' });
  const { results } = await server.searchIndex.search({ q: 'okra', limit: 10, offset: 0 });
  const places = results.filter(({ kind }) => kind === 'team').map(({ title, position }) => [title, position]);
  expect(places.toSorted()).toEqual([
    ['Okra Freeman 1', 0],
    ['Okra Freeman 2', 1],
    ['Okra Freeman 3', 2],
  ]);
  expect(results.filter(({ change }) => change !== undefined).map(({ title }) => title)).toEqual(['Okra supper']);
});
