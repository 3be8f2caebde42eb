import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { beforeEach, expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();
beforeEach(async () => {
  for (let number = 1; number <= 3; number += 1) {
    await server.resources.services.story.create(sampleValues('story', number));
  }
});

/** Number of custom lists for one address in a minute. */
const share = 240;
const get = (query: string, remoteAddress = '203.0.113.7') =>
  server.server.inject({ url: `/api/get-all-story${query}`, remoteAddress });
const spendShare = async () => {
  for (let count = 1; count <= share; count += 1) await get(`?excerpt=${count}`);
};

test('an unknown parameter is named and refused', async () => {
  const response = await get('?fliter=x&utm_source=mail');
  expect([response.statusCode, response.json().error]).toEqual([
    400,
    expect.objectContaining({
      code: 'validation',
      fields: { fliter: 'This call has no such parameter.', utm_source: 'This call has no such parameter.' },
    }),
  ]);
  const long = await get(`?${'x'.repeat(3000)}=1`);
  expect([long.statusCode, long.body.length]).toEqual([400, expect.toSatisfy((length: number) => length < 500)]);
});

test.each(['sort', 'after', 'before', 'search', 'filter'])('a %s longer than any real one is refused', async (name) => {
  const response = await get(`?${name}=${'x'.repeat(13_000)}`);
  expect([response.statusCode, Object.keys(response.json().error.fields)]).toEqual([400, [name]]);
});

test('a visitor has a limit for custom lists; others and staff are not affected', async () => {
  for (let count = 1; count <= share; count += 1) expect((await get(`?excerpt=${count}`)).statusCode).toBe(200);
  const refused = await get('?search=garden');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().error.code]).toEqual([
    429,
    '60',
    'too_many_requests',
  ]);
  expect((await get('?search=garden', '198.51.100.4')).statusCode).toBe(200);
  expect((await server.asStaff({ url: '/api/get-all-story?search=garden' })).statusCode).toBe(200);
  server.pass(60_000);
  expect((await get('?search=garden')).statusCode).toBe(200);
});

test('someone over the limit still gets the full list and what the website’s pages request', async () => {
  await get('');
  await server.resources.publicSource.list('story', { sort: '-date', limit: 2, offset: 0, excerpt: 301 });
  await spendShare();
  expect((await get('')).statusCode).toBe(200);
  expect((await get('?sort=-date&limit=2&offset=0&excerpt=301')).statusCode).toBe(200);
  expect((await get('?sort=-date&limit=2&offset=0&excerpt=302')).statusCode).toBe(429);
});

test('searches and lists share one limit', async () => {
  await spendShare();
  const search = await server.server.inject({ url: '/api/search?q=garden', remoteAddress: '203.0.113.7' });
  expect(search.statusCode).toBe(429);
});
