// @module-tag database
import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const articles = () => server.resources.services.article;
const slugOf = async (values: object) => (await articles().create(values)).slug;

test('an empty slug is made from the title and made unique', async () => {
  expect(await slugOf({ title: 'On Land & Freedom' })).toBe('on-land-freedom');
  expect(await slugOf({ title: 'On land, freedom!', slug: '' })).toBe('on-land-freedom-2');
  expect(await slugOf({ title: 'On land: freedom' })).toBe('on-land-freedom-3');
  expect(await slugOf({ title: '🎉' })).toBe('');
  expect(await slugOf({ title: '🎉🎉' })).toBe('');
  expect((await server.resources.services.story.create({ title: 'On Land & Freedom' })).slug).toBe('on-land-freedom');
});

test('a typed slug is kept, or refused if it is used', async () => {
  expect(await slugOf({ title: 'A', slug: 'My Own Words' })).toBe('my-own-words');
  await expect(slugOf({ title: 'B', slug: 'my-own-words' })).rejects.toMatchObject({
    code: 'conflict',
    details: { fields: { slug: 'This is already in use.' } },
  });
  expect(await slugOf({ title: 'My own words' })).toBe('my-own-words-2');
  await slugOf({ title: 'C' });
  await expect(articles().update(3, { slug: 'my-own-words' })).rejects.toMatchObject({ code: 'conflict' });
});

test('an update keeps the slug, even if it sends it along or changes the title', async () => {
  await slugOf({ title: 'A title' });
  expect(await articles().update(1, { title: 'Another title', slug: 'a-title' })).toMatchObject({ slug: 'a-title' });
  expect(await articles().update(1, { title: 'A third title' })).toMatchObject({ slug: 'a-title' });
  expect(await articles().update(1, { slug: '' })).toMatchObject({ slug: 'a-third-title' });
});

test('a deletion frees the slug, and a restored record gets the next free one', async () => {
  await slugOf({ title: 'A title' });
  await slugOf({ title: 'A title' });
  await articles().remove(1);
  expect(await slugOf({ title: 'A title' })).toBe('a-title');
  expect(await articles().restore(1)).toMatchObject({ id: 1, slug: 'a-title-3' });
  await articles().remove(2);
  expect(await slugOf({ title: 'A title' })).toBe('a-title-2');
});

test('a slug that nobody used in the meantime is restored with its record', async () => {
  await slugOf({ title: 'A title' });
  await articles().remove(1);
  expect(await articles().restore(1)).toMatchObject({ slug: 'a-title' });
});

test('a number that is used far ahead is skipped', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({
    title: 'Same',
    slug: index === 0 ? 'same' : `same-${index + 1}`,
  }));
  for (const row of rows) await articles().create(row);
  expect(await slugOf({ title: 'Same' })).toBe('same-41');
});

test('a very long title makes a slug of at most 200 characters', async () => {
  const title = 'a'.repeat(300);
  expect(await slugOf({ title })).toBe('a'.repeat(200));
  expect(await slugOf({ title })).toBe(`${'a'.repeat(198)}-2`);
});
