import type { Role } from '@porchlight/contract/permissions';
import { expect, test } from 'vitest';
import { quarters } from '../testing/sample-files.ts';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest('2026-03-07T13:50:00Z');

async function duplicate(resource: string, record: unknown, role: Role = 'editor', headers = {}) {
  const { call } = await server.person(role, `${role} ${Math.random()}`);
  const response = await call({
    ...{ method: 'POST', url: '/api/duplicate-record', headers, payload: { resource, record } },
  });
  return { status: response.statusCode, ...response.json() };
}

const read = async (noun: string, id: number) =>
  (await server.asStaff({ url: `/api/get-single-${noun}/${id}?state=any` })).json()[noun];

test('a copy is a draft with the texts, topics and picture, and an address of its own', async () => {
  const image = await quarters().png().toBuffer();
  await server.post('/api/add-story', {
    title: 'Okra',
    content: 'At the depot.',
    topics: ['Food'],
    image,
    image_alt: 'A pod',
  });
  const { status, id } = await duplicate('story', 1);
  expect(status).toBe(201);
  const [original, copy] = [await read('story', 1), await read('story', id)];
  expect(copy).toMatchObject({
    ...{ title: 'Okra', slug: 'okra-2', content: 'At the depot.', topics: original.topics, image: original.image },
    ...{ image_alt: 'A pod', state: 'draft', published_at: null, version: 1 },
  });
  expect((await server.server.inject('/api/get-all-story')).json().stories).toHaveLength(1);
});

test('a copied event takes place another time, and is not cancelled', async () => {
  await server.post('/api/add-event', {
    ...{ title: 'Supper', date: '2026-05-01T18:00', end_date: '2026-05-01T20:00', status: 'cancelled', venue: 'Hall' },
  });
  expect(await read('event', (await duplicate('event', 1)).id)).toMatchObject({
    ...{ venue: 'Hall', date: null, end_date: null, status: 'scheduled' },
  });
});

test('a copied page stays below the same page, with its sections', async () => {
  await server.post('/api/add-page', { title: 'About', slug: 'about-us' });
  await server.post('/api/add-page', {
    ...{ title: 'History', slug: 'about-us/history' },
    sections: [{ id: 'a', kind: 'quote', version: 1, values: { text: 'Sit down.', cite: 'Odessa' } }],
  });
  const copy = await read('page', (await duplicate('page', 2)).id);
  expect([copy.slug, copy.sections[0].values.text]).toEqual(['about-us/history-2', 'Sit down.']);
});

test('authors copy what others have published, and it is their own draft', async () => {
  await server.post('/api/add-story', { title: 'Okra' });
  const { id } = await duplicate('story', 1, 'author');
  expect(await read('story', id)).toMatchObject({ state: 'draft', created_by: expect.not.toBeOneOf([1, null]) });
  expect((await duplicate('story', 1, 'viewer')).error.code).toBe('forbidden');
});

test('a copy of changes to a published record is a record of its own', async () => {
  await server.post('/api/add-story', { title: 'Okra' });
  await server.post('/api/add-story', { title: 'Okra season', state: 'draft', replaces: 1 });
  const copy = await read('story', (await duplicate('story', 2)).id);
  expect([copy.title, copy.slug, copy.replaces]).toEqual(['Okra season', 'okra-season-2', undefined]);
});

test('pressed twice, there is one copy', async () => {
  await server.post('/api/add-story', { title: 'Okra' });
  const { call } = await server.person('editor');
  const copies = await Promise.all(
    ['a', 'b'].map(() =>
      call({
        ...{ method: 'POST', url: '/api/duplicate-record', payload: { resource: 'story', record: 1 } },
        headers: { 'idempotency-key': 'sent-twice-0123456789' },
      }),
    ),
  );
  expect(copies.map((each) => each.json())).toEqual([{ id: 2 }, { id: 2 }]);
});

test.each([
  ['story', 99, 'not_found'],
  ['story', 'one', 'validation'],
  ['donation', 1, 'validation'],
  ['user', 1, 'validation'],
])('what can’t be copied is refused: %s %s', async (resource, record, code) => {
  expect((await duplicate(resource, record)).error.code).toBe(code);
});

test('what is in the trash is not copied', async () => {
  await server.post('/api/add-story', { title: 'Okra' });
  await server.asStaff({ method: 'DELETE', url: '/api/delete-single-story/1' });
  expect((await duplicate('story', 1)).error.code).toBe('not_found');
});
