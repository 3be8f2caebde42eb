// @module-tag database
import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';
import { dataTables, lastIds, setLastId } from './stored-rows.ts';

const server = serverForEachTest();

const stamps = { version: 1, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };

test('every table is either data or derived from it', async () => {
  const tables = await server.db.read.introspection.getTables();
  const data = tables.map(({ name }) => name).filter((name) => !/^(search|sqlite)_/.test(name));
  expect(dataTables.toSorted()).toEqual(data.toSorted());
});

test('a row inserted with its id is found, and the next record gets a higher id', async () => {
  await server.db.write(async (trx) => {
    await trx
      .insertInto('stories')
      .values({ id: 41, title: 'Peaches', ...stamps })
      .execute();
    await setLastId(trx, 'stories', 41);
  });
  expect(await server.resources.services.story.create({ title: 'Pears' })).toMatchObject({ id: 42 });
  expect((await lastIds(server.db.read)).get('stories')).toBe(42);
  expect(await server.resources.services.story.create({ title: 'Plums' })).toMatchObject({ id: 43 });
  expect(await server.resources.services.event.create({ title: 'Supper' })).toMatchObject({ id: 1 });
  expect((await server.searchIndex.search({ q: 'peach', limit: 10, offset: 0 })).total).toBe(1);
});
