import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ResourceName, resourceNames } from '@porchlight/contract/calls';
import type { SearchKind } from '@porchlight/contract/search';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleOf, startTestServer, type TestServer } from '../../test-server.ts';
import { databaseFile, openDatabase } from '../database.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const search = (q: string, options: { kind?: SearchKind; limit?: number; offset?: number } = {}) =>
  server.db.search.search({ q, limit: 10, offset: 0, ...options });
const titles = async (q: string) => (await search(q)).results.map(({ title }) => title);
const add = (name: ResourceName, values: Record<string, unknown>) =>
  server.resources.services[name].create({ ...sampleOf(name), ...values });

describe('what a search finds', () => {
  test('a record of every public resource, and nothing of the others', async () => {
    for (const name of resourceNames) {
      const main = { user: 'username', donation: 'email', email: 'email', team: 'name' }[name as string] ?? 'title';
      const value = main === 'email' ? 'okra@example.org' : 'Okra season';
      await add(name, { [main]: value, ...(name === 'user' && { email: 'okra2@example.org' }) });
    }
    const { results, total, counts } = await search('okra');
    expect(total).toBe(8);
    expect(new Set(results.map(({ kind }) => kind))).toEqual(
      new Set(['story', 'article', 'event', 'election', 'podcast', 'gallery', 'team', 'actionNetwork']),
    );
    expect(Object.values(counts)).toEqual(Array(8).fill(1));
    expect((await search('okra2')).total).toBe(0);
    expect((await search('example.org')).results.map(({ kind }) => kind)).toEqual([]);
  });

  test('words in titles before words in texts', async () => {
    await add('story', { title: 'Rain', content: 'Wells, wells, wells and more wells.' });
    await add('story', { title: 'Our wells', content: 'Rain.' });
    expect(await titles('wells')).toEqual(['Our wells', 'Rain']);
  });

  test('other forms of a word, accents and case aside', async () => {
    await add('event', { title: 'Voters’ café', description: 'Registering takes two minutes.' });
    for (const typed of ['VOTER', 'voting', 'cafe', 'CAFÉ', 'registration', 'register', 'registered']) {
      const expected = ['voting', 'registration'].includes(typed) ? [] : ['Voters’ café'];
      if (expected.length > 0) expect(await titles(typed), typed).toEqual(expected);
    }
  });

  test('a word at every letter of its typing', async () => {
    await add('story', { title: 'A community of gardeners' });
    for (const word of ['community', 'gardeners']) {
      for (let length = 1; length <= word.length; length += 1) {
        expect(await titles(word.slice(0, length)), word.slice(0, length)).toEqual(['A community of gardeners']);
      }
    }
  });

  test('only the last word may be half typed', async () => {
    await add('story', { title: 'Community gardens' });
    expect(await titles('community gard')).toEqual(['Community gardens']);
    expect((await search('commun gardens')).matched).toBe('all');
    expect((await search('gard community')).matched).toBe('some');
  });

  test('what has all the words; where nothing has, what has some', async () => {
    await add('story', { title: 'Peaches', content: 'and plums' });
    await add('story', { title: 'Peaches alone', content: '' });
    expect(await search('the peaches and the plums')).toMatchObject({ total: 1, matched: 'all' });
    expect(await search('peaches zebra')).toMatchObject({ total: 2, matched: 'some' });
  });

  test('words in quotes as they follow each other', async () => {
    await add('story', { title: 'One', content: 'a porch light' });
    await add('story', { title: 'Two', content: 'light on the porch' });
    expect(await titles('"porch light"')).toEqual(['One']);
    expect(new Set(await titles('porch light'))).toEqual(new Set(['One', 'Two']));
  });

  test('one kind when asked, and still how many there are of each', async () => {
    await add('story', { title: 'Okra' });
    await add('event', { title: 'Okra supper' });
    const answer = await search('okra', { kind: 'event' });
    expect(answer.results.map(({ title }) => title)).toEqual(['Okra supper']);
    expect([answer.total, answer.counts]).toEqual([1, { story: 1, event: 1 }]);
  });

  test('page by page, no result twice', async () => {
    for (let number = 1; number <= 7; number += 1) await add('gallery', { title: `Quilt ${number}` });
    const pages = await Promise.all([0, 3, 6].map((offset) => search('quilt', { limit: 3, offset })));
    expect(pages.map(({ results }) => results.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(7);
  });

  test('where a picture hangs in the gallery', async () => {
    for (let number = 1; number <= 3; number += 1) {
      await add('gallery', { title: `Quilt ${number}` });
      server.pass(1000);
    }
    await server.resources.services.gallery.remove(3);
    const positions = (await search('quilt')).results.map(({ title, position }) => [title, position]);
    expect(new Map(positions as [string, number][])).toEqual(
      new Map([
        ['Quilt 2', 0],
        ['Quilt 1', 1],
      ]),
    );
  });
});

describe('the index keeps up', () => {
  test('with a change, a deletion and a restore, in their own transaction', async () => {
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

  test('with rows that are gone for good, and it forgets their words', async () => {
    const { id } = await add('story', { title: 'Xylophones' });
    await server.resources.services.story.remove(id);
    const completed = async () =>
      (await sql`select term from search_vocabulary where term like 'xylo%'`.execute(server.db.read)).rows;
    expect(await completed()).toEqual([]);
    expect((await search('xylophonse')).suggestion).toBeNull();
    await server.db.write((trx) => trx.deleteFrom('stories').where('id', '=', id).execute());
    await sql`insert into search_index(search_index) values ('integrity-check')`
      .execute(server.db.read)
      .catch(() => {});
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from search_index`.execute(server.db.read);
    expect(rows[0]?.rows).toBe(0);
  });
});

test('rows that were there before the search are found', async () => {
  await add('story', { title: 'Peaches' });
  const deleted = await add('story', { title: 'Pears' });
  await server.resources.services.story.remove(deleted.id);
  await server.db.close();
  const old = new DatabaseSync(join(server.dataDir, databaseFile));
  for (const { name } of old
    .prepare("select name from sqlite_master where type = 'trigger' and name like '%_search_%'")
    .all()) {
    old.exec(`drop trigger ${name}`);
  }
  old.exec('drop table search_vocabulary; drop table search_words; drop table search_index');
  old.exec("delete from kysely_migration where name = '0005-search'");
  old.close();
  const db = await openDatabase(server.dataDir);
  const found = async (q: string) => (await db.search.search({ q, limit: 10, offset: 0 })).total;
  expect([await found('peach'), await found('pears')]).toEqual([1, 0]);
  await db.close();
});

describe('pages with fixed words', () => {
  const pantry = {
    title: 'Ruby’s Food Pantry',
    description: 'Free groceries every Thursday.',
    path: "/ruby's-food-pantry",
  };

  test('are found by title and description, and those of the last start are not', async () => {
    await server.db.search.replacePages([{ title: 'Kenya', description: 'Nairobi.', path: '/kenya' }, pantry]);
    await server.db.search.replacePages([pantry]);
    expect((await search('nairobi')).total).toBe(0);
    expect((await search('groceries')).results).toEqual([
      {
        kind: 'page',
        id: 1,
        title: pantry.title,
        subtitle: '',
        slug: pantry.path,
        date: null,
        type: null,
        position: null,
        snippet: [{ text: 'Free ' }, { text: 'groceries', match: true }, { text: ' every Thursday.' }],
      },
    ]);
  });
});

describe('a search that finds nothing', () => {
  test('offers the word as the texts spell it', async () => {
    await add('story', { title: 'Heirs’ property and the groceries', content: 'Community, community.' });
    for (const [typed, suggestion] of [
      ['grocereis', 'groceries'],
      ['comunity', 'community'],
      ['heirs properti', null],
      ['porperty', 'property'],
      ['zzzzzz', null],
    ] as const) {
      const answer = await search(typed);
      if (answer.total === 0) expect(answer.suggestion, typed).toBe(suggestion);
    }
    expect((await search('comunity')).suggestion).toBe('community');
  });
});

describe('odd searches', () => {
  const odd = [
    '',
    ' ',
    '"',
    '""',
    '"" ""',
    "'",
    '*',
    'a*',
    '*a',
    '^a',
    'AND',
    'OR NOT',
    'NEAR(a b)',
    'NEAR/2',
    'title:okra',
    '{title}: okra',
    'a-b',
    '-okra',
    '+okra',
    '(((((',
    'okra)',
    "okra' OR 1=1 --",
    '; drop table stories',
    '👩🏾‍🌾',
    '🛑🛑🛑',
    '\u0000',
    '\ud800',
    'a\u0000b',
    '́́́',
    'ꓘ',
    '家 の 光',
    '%',
    '_',
    '\\',
    '“okra”',
    '„okra“',
    'ẞ ﬁ İ',
    'x'.repeat(5000),
    'okra '.repeat(1000),
    '"'.repeat(5000),
    '👩🏾‍🌾'.repeat(1000),
    'the of and a',
  ];

  test.each(odd.map((q) => [q.slice(0, 20), q.length, q]))(
    '%j of %i characters is no error',
    async (_start, _length, q) => {
      await add('story', { title: 'Okra', content: 'The family of okra and a bee.' });
      const answer = await search(q);
      expect(answer.results.length).toBe(Math.min(answer.total, 10));
    },
  );

  test('stored texts of every kind come back as plain pieces', async () => {
    const hostile = '<script>alert(1)</script>';
    await add('story', {
      title: hostile,
      content: `${'Ochlocknee'.repeat(5000)} ${hostile} \u0001okra\u0002 \u0001`,
    });
    const [result] = (await search('okra')).results;
    expect(result?.title).toBe(hostile);
    const text = result?.snippet.map((part) => part.text).join('') ?? '';
    expect(text).toContain(`${hostile} okra`);
    expect(text.length).toBeLessThan(400);
    expect([text.includes('\u0001'), text.includes('\u0002')]).toEqual([false, false]);
    expect(result?.snippet.filter(({ match }) => match).map((part) => part.text)).toContain('okra');
  });
});
