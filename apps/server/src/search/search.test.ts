// @module-tag database
import { entityOf, resourceNames } from '@porchlight/contract/entities';
import { removeInvisible } from '@porchlight/contract/invisible-characters';
import { describe, expect, test } from 'vitest';
import { searchServer } from '../testing/search-server.ts';
import { isOnPostgres } from '../testing/test-database.ts';

const { add, search, server, titles } = searchServer();

describe('a search finds', () => {
  test('records of every public resource, and of no other', async () => {
    for (const name of resourceNames) {
      const main = entityOf(name).mainField;
      const values: Record<string, string> = { email: 'okra@example.org', path: '/okra' };
      const others: Record<string, object> = {
        user: { email: 'okra2@example.org' },
        redirect: { target: 'page:donate' },
      };
      await add(name, { [main]: values[main] ?? 'Okra season', ...others[name] });
    }
    const { results, total, counts } = await search('okra', { limit: 50 });
    const found = resourceNames.filter((name) => entityOf(name).search);
    expect(total).toBe(found.length);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(found.toSorted());
    expect(counts).toEqual(Object.fromEntries(found.map((name) => [name, 1])));
    expect((await search('okra2')).total).toBe(0);
    expect((await search('example.org')).results.map(({ kind }) => kind)).toEqual([]);
  });

  test('words in titles before words in texts', async () => {
    await add('story', { title: 'Rain', content: 'Wells, wells, wells and more wells.' });
    await add('story', { title: 'Our wells', content: 'Rain.' });
    expect(await titles('wells')).toEqual(['Our wells', 'Rain']);
  });

  test('a page first by its title, and a picture by its caption after texts', async () => {
    const pages = ['Ruby’s Food Pantry', 'Gallery'].map((title) => ({ title, description: 'The pantry.', path: '/' }));
    await server.searchIndex.replacePages(pages);
    await add('gallery', { title: 'Pantry' });
    await add('article', {});
    await add('article', { title: 'How the pantry buys', body: 'Eleven farms, forty miles, no middleman. '.repeat(9) });
    const found = await titles('pantry');
    expect(found[0]).toBe('Ruby’s Food Pantry');
    expect(found.indexOf('Pantry')).toBeGreaterThan(found.indexOf('How the pantry buys'));
  });

  test('other forms of a word, without regard to accents and case', async () => {
    await add('event', { title: 'Voters’ café', description: 'Registering takes two minutes.' });
    for (const query of ['VOTER', 'voting', 'cafe', 'CAFÉ', 'registration', 'register', 'registered']) {
      const expected = ['voting', 'registration'].includes(query) ? [] : ['Voters’ café'];
      if (expected.length > 0) expect(await titles(query), query).toEqual(expected);
    }
  });

  test('words with the invisible characters and ligatures that they were copied with, also in a search', async () => {
    await add('story', {
      title: 'Civics',
      content: 'The demo\u00adcracy class, the com\u200bmunity hall, a \ufb01lm.',
    });
    await add('event', { title: 'Canning\u2060 day', description: 'At the ha\u200bll.' });
    for (const query of ['democracy', 'community', 'film', 'demo\u00adcracy', '\ufb01lm', '\u200bfilm'])
      expect(await titles(query), query).toEqual(['Civics']);
    expect((await titles('"canning day"')).map(removeInvisible)).toEqual(['Canning day']);
    expect((await titles('hall')).map(removeInvisible).toSorted()).toEqual(['Canning day', 'Civics']);
  });

  test('words with joiners, which Persian needs, and titles with joined emoji as they are', async () => {
    await add('story', { title: 'می‌روم 👩‍🌾', content: 'Beans.' });
    expect((await titles('می‌روم')).length).toBe(1);
    expect((await search('beans')).results[0]?.title).toContain('👩‍🌾');
  });

  test('a word after each letter typed', async () => {
    await add('story', { title: 'A community of gardeners' });
    for (const word of ['community', 'gardeners']) {
      for (let length = 1; length <= word.length; length += 1) {
        expect(await titles(word.slice(0, length)), word.slice(0, length)).toEqual(['A community of gardeners']);
      }
    }
  });

  test('an incomplete word only at the end', async () => {
    await add('story', { title: 'Community gardens' });
    expect(await titles('community gard')).toEqual(['Community gardens']);
    expect((await search('commun gardens')).matched).toBe('all');
    expect((await search('gard community')).matched).toBe('some');
  });

  // PostgreSQL matches all words with this beginning.
  test.skipIf(isOnPostgres())(
    'an incomplete word matches the sixteen most frequent words, including itself',
    async () => {
      for (let number = 10; number < 26; number += 1) await add('story', { title: `Okra${number}` });
      expect((await search('Okra')).total).toBe(16);
      for (let number = 0; number < 3; number += 1) await add('story', { title: 'Okra' });
      expect((await search('Okra')).total).toBe(18);
      expect((await search('okra', { limit: 20 })).results.map(({ title }) => title)).not.toContain('Okra25');
    },
  );

  test('records with all words, or with some words if none has all', async () => {
    await add('story', { title: 'Peaches', content: 'and plums' });
    await add('story', { title: 'Peaches alone', content: '' });
    expect(await search('the peaches and the plums')).toMatchObject({ total: 1, matched: 'all' });
    expect(await search('peaches zebra')).toMatchObject({ total: 2, matched: 'some' });
  });

  test('words in quotation marks next to each other', async () => {
    await add('story', { title: 'One', content: 'a porch light' });
    await add('story', { title: 'Two', content: 'light on the porch' });
    expect(await titles('"porch light"')).toEqual(['One']);
    expect(new Set(await titles('porch light'))).toEqual(new Set(['One', 'Two']));
  });

  test('one kind on request, with the counts of all kinds', async () => {
    await add('story', { title: 'Okra' });
    await add('event', { title: 'Okra supper' });
    const response = await search('okra', { kind: 'event' });
    expect(response.results.map(({ title }) => title)).toEqual(['Okra supper']);
    expect([response.total, response.counts]).toEqual([1, { story: 1, event: 1 }]);
  });

  test('results page by page, none twice', async () => {
    for (let number = 1; number <= 7; number += 1) await add('gallery', { title: `Quilt ${number}` });
    const pages = await Promise.all([0, 3, 6].map((offset) => search('quilt', { limit: 3, offset })));
    expect(pages.map(({ results }) => results.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(7);
  });

  test('the gallery page of a picture', async () => {
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

  test('the list page of people and networks', async () => {
    for (const type of ['staff', 'director', 'staff']) await add('team', { name: `Quilter, ${type}`, type });
    for (const name of ['older', 'newer']) {
      await add('actionNetwork', { title: `Quilters, ${name}` });
      server.pass(1000);
    }
    await add('story', { title: 'Quilters' });
    const found = (await search('quilter')).results.map(({ kind, id, position }) => [`${kind} ${id}`, position]);
    expect(Object.fromEntries(found)).toEqual({
      'team 1': 0,
      'team 2': 0,
      'team 3': 1,
      'actionNetwork 1': 1,
      'actionNetwork 2': 0,
      'story 1': null,
    });
  });
});

describe('pages of the site', () => {
  const pantry = {
    title: 'Ruby’s Food Pantry',
    description: 'Free groceries every Thursday.',
    path: "/ruby's-food-pantry",
  };

  test('are found by title and description, except those of an earlier start', async () => {
    await server.searchIndex.replacePages([{ title: 'Kenya', description: 'Nairobi.', path: '/kenya' }, pantry]);
    await server.searchIndex.replacePages([pantry]);
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

test('a cancelled or postponed event says so in its result', async () => {
  await add('event', { title: 'Fish fry', status: 'cancelled' });
  await add('event', { title: 'Fish market' });
  const { results } = await search('fish');
  expect(Object.fromEntries(results.map(({ title, change }) => [title, change]))).toEqual({
    'Fish fry': 'Cancelled',
    'Fish market': undefined,
  });
});

describe('a search with a typing mistake', () => {
  test.each([
    ['grocereis', 'groceries'],
    ['comunity', 'community'],
    ['porperty', 'property'],
    ['heirs porperty', 'heirs property'],
  ])('%j finds %j, and says so', async (query, respelled) => {
    await add('story', { title: 'Heirs’ property and the groceries', content: 'Community, community.' });
    expect(await search(query)).toMatchObject({ total: 1, matched: 'all', respelled });
  });

  test('finds records with some of its words, as typed, first', async () => {
    await add('story', { title: 'Peaches', content: 'and plums' });
    expect(await search('peaches zebra')).toMatchObject({ total: 1, matched: 'some', respelled: null });
    expect(await search('paeches zebra')).toMatchObject({ total: 1, matched: 'some', respelled: 'peaches zebra' });
  });

  test('is left as typed if a record matches it, or no word is similar', async () => {
    await add('story', { title: 'Comunity', content: 'Community, community.' });
    expect(await search('comunity')).toMatchObject({ total: 1, respelled: null });
    expect(await search('zzzzzz')).toMatchObject({ total: 0, respelled: null });
  });
});
