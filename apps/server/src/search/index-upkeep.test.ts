// @module-tag database
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseFile, openDatabase } from '../db/database.ts';
import { indexedTable } from '../db/indexed-table.ts';
import { migrate } from '../db/migrate.ts';
import { reindexRows } from '../db/search-index/index-rows.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { searchServer } from '../testing/search-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { createSearchIndex } from './create-search-index.ts';

const { add, search, server, titles } = searchServer();

describe('the index is updated', () => {
  test('with a change, a deletion and a restore, in the same transaction', async () => {
    const { id } = await add('story', { title: 'Peaches' });
    const stories = server.resources.services.story;
    await stories.update(id, { title: 'Pears' });
    expect([await titles('peaches'), await titles('pears')]).toEqual([[], ['Pears']]);
    await stories.remove(id);
    expect(await titles('pears')).toEqual([]);
    await stories.restore(id);
    expect(await titles('pears')).toEqual(['Pears']);
    const failed = server.db.write(async (trx) => {
      await trx.updateTable('stories').set({ title: 'Plums' }).execute();
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect([await titles('plums'), await titles('pears')]).toEqual([[], ['Pears']]);
  });

  test('when rows are permanently deleted', async () => {
    const { id } = await add('story', { title: 'Xylophones' });
    await server.resources.services.story.remove(id);
    await server.searchIndex.cleanUp();
    const completed = async () =>
      (await sql`select term from search_vocabulary where term like 'xylo%'`.execute(server.db.read)).rows;
    expect(await completed()).toEqual([]);
    expect((await search('xylophonse')).respelled).toBeNull();
    await server.db.write((trx) => trx.deleteFrom('stories').where('id', '=', id).execute());
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from search_index`.execute(server.db.read);
    expect(rows[0]?.rows).toBe(0);
  });
});

test('after a migration that searches other columns, the words of the old ones are removed', async () => {
  const { id } = await add('story', { title: 'Peaches', content: 'Quinces.' });
  const words = async () => {
    await server.searchIndex.cleanUp();
    const { rows } = await sql<{ term: string }>`
      select term from search_vocabulary where term in ('peaches', 'quinces') order by term`.execute(server.db.read);
    return rows.map(({ term }) => term);
  };
  expect(await words()).toEqual(['peaches', 'quinces']);
  await server.db.write((trx) => reindexRows(trx, { table: 'stories', code: 1, title: 'title', columns: ['title'] }));
  expect([await titles('quinces'), await titles('peaches'), await words()]).toEqual([[], ['Peaches'], ['peaches']]);
  await server.resources.services.story.update(id, { title: 'Plums' });
  expect([await titles('plums'), await words()]).toEqual([['Plums'], []]);
  // The next test on PostgreSQL gets the same tables.
  await server.db.write((trx) => reindexRows(trx, required(indexedTable('story'))));
});

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is none.');
  return value;
}

test('who upgrades finds the words that were indexed with their invisible characters, and no others twice', async () => {
  const { id } = await add('story', { title: 'Peaches', content: 'A demo\u00adcracy class.' });
  const before = { ...required(indexedTable('story')), isCleaned: false };
  await server.db.write((trx) => reindexRows(trx, before));
  await add('story', { title: 'Plums', content: 'A demo\u00adcracy class.' });
  if (!isOnPostgres()) expect(await titles('democracy')).toEqual([]);
  await server.db.write((trx) => reindexRows(trx, required(indexedTable('story')), "content like '%cracy%'"));
  expect((await titles('democracy')).toSorted()).toEqual(['Peaches', 'Plums']);
  await server.resources.services.story.update(id, { content: 'None.' });
  expect(await titles('democracy')).toEqual(['Plums']);
});

// On PostgreSQL the search was created with the tables.
test.skipIf(isOnPostgres())('rows from before the search was added are found', async () => {
  const folder = await temporaryFolder();
  const old = openWriter(join(folder, databaseFile));
  await migrate(queryBuilder(old), '0004-list-indexes');
  old.exec(`insert into stories (title, created_at, updated_at, deleted_at) values
    ('Peaches', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', null),
    ('Pears', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z')`);
  old.close();
  const db = await openDatabase({ dataDir: folder });
  const countMatches = async (q: string) => (await createSearchIndex(db).search({ q, limit: 10, offset: 0 })).total;
  expect([await countMatches('peach'), await countMatches('pears')]).toEqual([1, 0]);
  await db.close();
});
