// @module-tag database
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const story = (values: object) => server.resources.services.story.create(values);
const get = (query: string, headers: Record<string, string> = {}) =>
  server.server.inject({ url: `/api/get-all-story?${query}`, headers });
const titles = async (query: string) =>
  ((await get(query)).json().stories as { title: string }[]).map(({ title }) => title);

describe('a list', () => {
  beforeEach(async () => {
    await story({ title: 'banjo', date: '2026-02-01' });
    await story({ title: 'Apple', date: '2026-03-01' });
    await story({ title: 'cotton' });
  });

  test('is complete and in the order of creation, with its length', async () => {
    expect(await titles('')).toEqual(['banjo', 'Apple', 'cotton']);
    expect((await get('')).headers['x-total-count']).toBe('3');
  });

  test('is paged, with the total number', async () => {
    expect(await titles('limit=2')).toEqual(['banjo', 'Apple']);
    expect(await titles('limit=2&offset=2')).toEqual(['cotton']);
    expect(await titles('offset=1')).toEqual(['Apple', 'cotton']);
    expect(await titles('offset=99')).toEqual([]);
    expect((await get('limit=1&offset=1')).headers['x-total-count']).toBe('3');
    expect((await get('limit=5000')).statusCode).toBe(200);
  });

  test('is sorted without regard to case, with empty values last', async () => {
    expect(await titles('sort=title')).toEqual(['Apple', 'banjo', 'cotton']);
    expect(await titles('sort=-title')).toEqual(['cotton', 'banjo', 'Apple']);
    expect(await titles('sort=date')).toEqual(['banjo', 'Apple', 'cotton']);
    expect(await titles('sort=-date')).toEqual(['Apple', 'banjo', 'cotton']);
    expect(await titles('sort=-id')).toEqual(['cotton', 'Apple', 'banjo']);
    expect(await titles('sort=created_at')).toEqual(['banjo', 'Apple', 'cotton']);
  });

  test.each([
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', '1.5'],
    ['limit', 'many'],
    ['limit', ''],
    ['offset', '-1'],
    ['offset', '9999999999999999'],
    ['excerpt', '0'],
    ['sort', 'deleted_at'],
    ['sort', '__proto__'],
    ['sort', 'title;drop table stories'],
    ['sort', ''],
  ])('requested with %s=%s says what it accepts', async (name, value) => {
    const response = await get(new URLSearchParams({ [name]: value }).toString());
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [name]]);
  });

  test('is not sorted by private fields', async () => {
    const response = await server.asStaff({ method: 'GET', url: '/api/get-all-users?sort=password' });
    expect(response.statusCode).toBe(400);
  });

  test('shows a change at once, and returns 304 until then', async () => {
    const first = await get('');
    const etag = String(first.headers.etag);
    const again = await get('', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await story({ title: 'Dogwood' });
    const changed = await get('', { 'if-none-match': etag });
    expect([changed.statusCode, changed.json().stories.length]).toEqual([200, 4]);
    await server.resources.services.story.update(1, { title: 'Banjo' });
    expect(await titles('')).toEqual(['Banjo', 'Apple', 'cotton', 'Dogwood']);
    await server.resources.services.story.remove(1);
    expect(await titles('')).toEqual(['Apple', 'cotton', 'Dogwood']);
    await server.resources.services.story.restore(1);
    expect(await titles('limit=1')).toEqual(['Banjo']);
  });

  test('is not cached by browsers if it is for staff', async () => {
    const response = await server.asStaff({ method: 'GET', url: '/api/get-all-donation' });
    expect([response.headers['cache-control'], response.headers.etag]).toEqual(['no-store', undefined]);
    expect((await get('')).headers['cache-control']).toBe('no-cache');
  });
});

describe('a list in upcoming order', () => {
  const names = async (query = '') => {
    const response = await server.server.inject(`/api/get-all-event?sort=soonest${query}`);
    return (response.json().events as { title: string }[]).map(({ title }) => title);
  };

  beforeEach(async () => {
    // Four in the afternoon of March 14 in London is noon in Georgia.
    const dates = {
      Supper: '2026-03-20T18:00',
      Clinic: '2026-03-13T23:59',
      Someday: null,
      Breakfast: '2026-03-14T08:00',
    };
    for (const [title, date] of Object.entries({ Picnic: '2025-07-04T12:00', ...dates, Choir: '2026-03-20T18:00' })) {
      await server.resources.services.event.create({ title, date });
    }
  });

  test('starts with today, continues with past records, the latest first, and ends with records without a date', async () => {
    expect(await names()).toEqual(['Breakfast', 'Supper', 'Choir', 'Clinic', 'Picnic', 'Someday']);
  });

  test('is paged by number and not by cursors', async () => {
    const response = await server.server.inject('/api/get-all-event?sort=soonest&limit=2&after=W10');
    expect(response.json().error.fields).toHaveProperty('sort');
  });

  test('changes at midnight in Georgia, without any write', async () => {
    expect((await names())[0]).toBe('Breakfast');
    server.setNow('2026-03-15T04:00:00Z');
    expect(await names('&limit=1')).toEqual(['Supper']);
    expect((await names())[2]).toBe('Breakfast');
  });

  test('does not exist for records without a date', async () => {
    expect((await server.server.inject('/api/get-all-team?sort=soonest')).statusCode).toBe(400);
  });
});

test('a long public list is compressed for those who accept it, with the same content', async () => {
  const content = 'A long story of the porch. '.repeat(200);
  await story({ title: 'A', content });
  const brotli = { 'accept-encoding': 'gzip, deflate, br' };
  const response = await get('', brotli);
  expect([response.headers['content-encoding'], response.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString()).stories[0].content).toBe(content.trim());
  expect((await get('')).headers['content-encoding']).toBeUndefined();
  const packed = await get('', { 'accept-encoding': 'gzip, deflate' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('')).body);
});

test('an excerpt is cut between the characters that people see', async () => {
  const family = '👩‍👩‍👧‍👦';
  await story({ title: 'A', content: `${family}e\u0301tude and more` });
  await story({ title: 'B', content: 'short' });
  const contents = async (query: string) =>
    ((await get(query)).json().stories as { content: string }[]).map(({ content }) => content);
  expect(await contents('excerpt=2')).toEqual([`${family}e\u0301`, 'sh']);
  expect(await contents('excerpt=100')).toEqual([`${family}e\u0301tude and more`, 'short']);
  expect((await server.server.inject('/api/get-single-story/1')).json().story.content).toContain('more');
});

test('pages get a visitor’s records in process, and nothing that is for staff', async () => {
  await story({ title: 'A' });
  const { publicSource } = server.resources;
  expect(await publicSource.list('story', { limit: 1 })).toMatchObject({ records: [{ title: 'A' }], totalCount: 1 });
  expect(await publicSource.single('story', '1')).toMatchObject({ title: 'A' });
  await expect(publicSource.single('story', '2')).rejects.toMatchObject({ status: 404 });
  await expect(publicSource.single('story', 'x')).rejects.toMatchObject({ status: 400 });
  for (const name of ['user', 'donation', 'email'] as const) {
    await expect(publicSource.list(name, {})).rejects.toMatchObject({ status: 401 });
    await expect(publicSource.single(name, '1')).rejects.toMatchObject({ status: 401 });
  }
});

test('listeners are notified of every change after it can be read', async () => {
  const received: unknown[] = [];
  server.resources.changes.subscribe((change) => received.push(change));
  const { story: stories } = server.resources.services;
  await story({ title: 'A' });
  await stories.update(1, { title: 'B' });
  await stories.remove(1);
  await stories.restore(1);
  await expect(stories.update(9, { title: 'B' })).rejects.toThrow();
  expect(received).toEqual(Array(4).fill({ resource: 'story', id: 1 }));
});
