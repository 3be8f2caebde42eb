// @module-tag database
import { expect, test } from 'vitest';
import { searchServer } from '../testing/search-server.ts';

const { add, server } = searchServer();

const found = async (q: string) =>
  (await server.resources.search({ q }).then(({ bytes }) => JSON.parse(bytes.toString()))).results.map(
    ({ title }: { title: string }) => title,
  );
const setWords = (search_words: string) => server.resources.services.organization.update(1, { search_words });

test('people find a page by words that it doesn’t have, if they mean the same', async () => {
  await add('story', { title: 'Ruby’s pantry', content: 'Beans and rice.' });
  await add('story', { title: 'The library', content: 'A ramp leads to the side door.' });
  await setWords('groceries, food bank, pantry\nwheelchair, ramp');
  for (const q of ['groceries', 'GROCERY', 'food bank', 'where do I find a food bank?', 'groceries beans']) {
    expect(await found(q), q).toEqual(['Ruby’s pantry']);
  }
  expect(await found('wheelchairs')).toEqual(['The library']);
  await setWords('');
  expect(await found('groceries')).toEqual([]);
});

test('a title that has the words comes before a text that has them, and the same title before all', async () => {
  await add('story', { title: 'Wells of the county', content: 'Rain.' });
  await add('story', { title: 'Wells', content: 'Rain.' });
  await add('story', { title: 'Rain', content: 'Wells and wells, and more wells. Wells!' });
  expect(await found('wells')).toEqual(['Wells', 'Wells of the county', 'Rain']);
});
