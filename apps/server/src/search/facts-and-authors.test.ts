import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseFile, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openWriter, queryBuilder } from '../db/sqlite.ts';
import { searchServer } from '../testing/search-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isOnPostgres } from '../testing/test-database.ts';
import { fillSearchTexts } from '../writes/search-texts.ts';
import { createSearchIndex } from './create-search-index.ts';

const { add, server, titles } = searchServer();

const settings = (values: object) => server.resources.services.organization.update(1, values);
const found = async (q: string) => (await titles(q)).toSorted();

describe('a record is found by the value of a fact', () => {
  test('in its text, its title and the line below, and after the fact has changed, by the new value', async () => {
    await add('story', { title: 'The fair', content: 'First line.\n\nIt is in {town}.\n\nLast line.' });
    await add('event', { title: 'Seed swap', venue: 'The square of {town}' });
    await add('gallery', { title: 'Evening in {town}' });
    await add('podcast', { title: 'Hams', transcript: 'We are in {town}.' });
    await add('topic', { name: 'Trees of {town}' });
    await add('story', { title: 'Elsewhere', content: 'It is in {{town}}.' });
    const all = ['Evening in {town}', 'Hams', 'Seed swap', 'The fair', 'Trees of {town}'];
    expect((await found('marrow')).map((title) => title.replace('Marrow Creek', '{town}'))).toEqual(all);
    await settings({ city: 'Port Ellen' });
    expect((await found('ellen')).map((title) => title.replace('Port Ellen', '{town}'))).toEqual(all);
    expect(await found('marrow')).toEqual([]);
  });

  test('and only while it has the fact and visitors can see it', async () => {
    const { id } = await add('story', { title: 'The fair', content: 'In {town}.', state: 'draft' });
    const stories = server.resources.services.story;
    expect(await found('marrow')).toEqual([]);
    await stories.update(id, { state: 'published' });
    expect(await found('marrow')).toEqual(['The fair']);
    await stories.update(id, { content: 'Nowhere.' });
    expect(await found('marrow')).toEqual([]);
  });

  test('with the sentence that has it in the result', async () => {
    await add('story', { title: 'The fair', content: 'First line.\n\nThe hams hang in {town} until May.' });
    const snippet = async (q: string) => {
      const { results } = JSON.parse((await server.resources.search({ q })).bytes.toString());
      return results[0].snippet.map(({ text }: { text: string }) => text).join('');
    };
    expect(await snippet('fair')).toBe('First line. The hams hang in Marrow Creek until May.');
    expect(await snippet('hang')).toBe('…The hams hang in Marrow Creek until May.');
    expect(await snippet('hang marrow')).toBe('The hams hang in Marrow Creek until May.');
  });
});

describe('a record is found by its author', () => {
  test('a name, or a person of the team by the present name, also after the person was deleted', async () => {
    const { id } = await add('team', { name: 'Odessa Quill', type: 'staff' });
    await add('story', { title: 'Plums', authors: [id] });
    await add('podcast', { title: 'Pears', authors: ['Tamsin Reyes'] });
    expect([await found('quill'), await found('tamsin')]).toEqual([['Odessa Quill', 'Plums'], ['Pears']]);
    const people = server.resources.services.team;
    await people.update(id, { name: 'Odessa Vane' });
    expect([await found('vane'), await found('quill')]).toEqual([['Odessa Vane', 'Plums'], []]);
    await people.update(id, { state: 'archived' });
    expect(await found('vane')).toEqual(['Plums']);
  });
});

// PostgreSQL begins with the tables of a later version.
test.skipIf(isOnPostgres())('who upgrades finds what was written before, and nothing twice', async () => {
  const folder = await temporaryFolder();
  const old = openWriter(join(folder, databaseFile));
  await migrate(queryBuilder(old), '0095-menus-news-title');
  old.exec(`update organization set city = 'Port Ellen';
    insert into stories (title, content, authors, slug, created_at, updated_at) values
    ('The fair', 'In {town}.', '[{"id":null,"name":"Tamsin Reyes"}]', 'a', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'),
    ('Peaches', 'None.', '[]', 'b', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z')`);
  old.close();
  const db = await openDatabase({ dataDir: folder });
  await fillSearchTexts(db);
  const count = async (q: string) => (await createSearchIndex(db).search({ q, limit: 10, offset: 0 })).total;
  expect([await count('ellen'), await count('tamsin'), await count('peaches')]).toEqual([1, 1, 1]);
  const rows = await sql<{ count: number }>`select count(*) as count from search_words where search_words match 'fair'`;
  expect((await rows.execute(db.read)).rows[0]?.count).toBe(1);
  await db.close();
});
