import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseFile, openDatabase } from '../database.ts';
import { searchServer } from './search-server.ts';

const { add, current, search, titles } = searchServer();

describe('the index keeps up', () => {
  test('with a change, a deletion and a restore, in their own transaction', async () => {
    const { id } = await add('story', { title: 'Peaches' });
    const stories = current().resources.services.story;
    await stories.update(id, { title: 'Pears' });
    expect([await titles('peaches'), await titles('pears')]).toEqual([[], ['Pears']]);
    await stories.remove(id);
    expect(await titles('pears')).toEqual([]);
    await stories.restore(id);
    expect(await titles('pears')).toEqual(['Pears']);
    const failed = current().db.write(async (trx) => {
      await trx.updateTable('stories').set({ title: 'Plums' }).execute();
      throw new Error('taken back');
    });
    await expect(failed).rejects.toThrow('taken back');
    expect([await titles('plums'), await titles('pears')]).toEqual([[], ['Pears']]);
  });

  test('with rows that are gone for good, and it forgets their words', async () => {
    const { id } = await add('story', { title: 'Xylophones' });
    await current().resources.services.story.remove(id);
    const completed = async () =>
      (await sql`select term from search_vocabulary where term like 'xylo%'`.execute(current().db.read)).rows;
    expect(await completed()).toEqual([]);
    expect((await search('xylophonse')).suggestion).toBeNull();
    await current().db.write((trx) => trx.deleteFrom('stories').where('id', '=', id).execute());
    await sql`insert into search_index(search_index) values ('integrity-check')`
      .execute(current().db.read)
      .catch(() => {});
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from search_index`.execute(current().db.read);
    expect(rows[0]?.rows).toBe(0);
  });
});

test('rows that were there before the search are found', async () => {
  await add('story', { title: 'Peaches' });
  const deleted = await add('story', { title: 'Pears' });
  await current().resources.services.story.remove(deleted.id);
  await current().db.close();
  const old = new DatabaseSync(join(current().dataDir, databaseFile));
  for (const { name } of old
    .prepare("select name from sqlite_master where type = 'trigger' and name like '%_search_%'")
    .all()) {
    old.exec(`drop trigger ${name}`);
  }
  old.exec('drop table search_vocabulary; drop table search_words; drop table search_index');
  old.exec("delete from kysely_migration where name >= '0005'");
  old.close();
  const db = await openDatabase(current().dataDir);
  const found = async (q: string) => (await db.search.search({ q, limit: 10, offset: 0 })).total;
  expect([await found('peach'), await found('pears')]).toEqual([1, 0]);
  await db.close();
});
