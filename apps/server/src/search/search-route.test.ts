// @module-tag database
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { beforeEach, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();
beforeEach(async () => {
  await server.resources.services.story.create({ ...sampleValues('story'), title: 'Okra season' });
});

const get = (query: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  server.server.inject({ url: `/api/search${query}`, headers, remoteAddress });

test('a visitor searches without signing in and gets only what the contract describes', async () => {
  const response = await get('?q=okra');
  expect([response.statusCode, response.headers['x-total-count']]).toEqual([200, '1']);
  expect(response.json()).toEqual({
    results: [
      {
        kind: 'story',
        id: 1,
        title: 'Okra season',
        subtitle: 'Subtitle',
        slug: 'okra-season',
        date: '2026-03-14',
        type: null,
        position: null,
        snippet: [{ text: 'Bring a jar. Take a jar.' }],
      },
    ],
    total: 1,
    counts: { story: 1 },
    matched: 'all',
    respelled: null,
  });
});

test('a repeated search gets a 304 until something changes', async () => {
  const first = await get('?q=okra');
  const conditional = { 'if-none-match': String(first.headers.etag) };
  expect((await get('?q=okra', conditional)).statusCode).toBe(304);
  await server.resources.services.story.remove(1);
  const after = await get('?q=okra', conditional);
  expect([after.statusCode, after.json().total]).toEqual([200, 0]);
});

test('any text gets a response, also an empty, long or repeated one', async () => {
  for (const query of ['', '?q=', '?q=okra&q=season', `?q=${'x'.repeat(5000)}`, '?q=%00%ff', '?q=okra&kind=', '?x=1']) {
    expect((await get(query)).statusCode, query.slice(0, 20)).toBe(200);
  }
  expect((await get('?q=okra&limit=1000000')).json().total).toBe(1);
});

test('an invalid kind or number is named', async () => {
  for (const [query, field] of [
    ['kind=user', 'kind'],
    ['limit=0', 'limit'],
    ['limit=many', 'limit'],
    ['offset=-1', 'offset'],
  ]) {
    const response = await get(`?q=okra&${query}`);
    expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [field]]);
  }
});

test('one visitor has a limit per minute, and others are not affected', async () => {
  for (let count = 1; count <= 240; count += 1) await get('?q=okra');
  const refused = await get('?q=okra');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await get('?q=okra', {}, '198.51.100.4')).statusCode).toBe(200);
  server.pass(60_000);
  expect((await get('?q=okra')).statusCode).toBe(200);
});
