import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { serverForAllTests, staffAccount } from '../testing/test-server.ts';
import { compressedResponses } from './compressed-responses.ts';

const server = serverForAllTests();
beforeAll(async () => {
  await server.signIn();
  for (let count = 0; count < 40; count += 1) {
    await server.asStaff({
      method: 'POST',
      url: '/api/add-donation',
      payload: { email: `giver${count}@example.org`, amount: 5 + count },
    });
  }
});

const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe.each([
  ['br', 'gzip, deflate, br, zstd'],
  ['gzip', 'gzip, deflate'],
] as const)('staff whose browser accepts %s', (coding, accepted) => {
  test.each([
    ['a list', '/api/get-all-donation'],
    ['the history', '/api/get-all-history'],
    ['the results of the records’ search', '/api/search-records?q=giver'],
  ])('get %s, a third as long at most', async (_what, url) => {
    const uncompressed = await server.asStaff({ url });
    expect(uncompressed.headers['content-encoding']).toBeUndefined();
    const response = await server.asStaff({ url, headers: { 'accept-encoding': accepted } });
    expect(response.headers).toMatchObject({
      'content-encoding': coding,
      vary: 'accept-encoding',
      'cache-control': 'no-store',
      'content-length': String(response.rawPayload.length),
    });
    expect(unpack[coding](response.rawPayload).toString()).toBe(uncompressed.body);
    expect(response.rawPayload.length).toBeLessThan(uncompressed.rawPayload.length / 3);
  });

  test('get a short response uncompressed', async () => {
    const response = await server.asStaff({ url: '/api/total-amount', headers: { 'accept-encoding': accepted } });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, undefined]);
    expect(response.json()).toHaveProperty('total_amount_current_date');
  });

  test('learn the length of a list with HEAD', async () => {
    const headers = { 'accept-encoding': accepted };
    const list = await server.asStaff({ url: '/api/get-all-donation', headers });
    const head = await server.asStaff({ method: 'HEAD', url: '/api/get-all-donation', headers });
    expect(head.headers['content-length']).toBe(list.headers['content-length']);
    expect(head.rawPayload.length).toBe(0);
  });
});

test('a response with a secret is never compressed, however long it is', async () => {
  const app = fastify();
  await app.register(compressedResponses);
  const body = { token: 'x'.repeat(3000) };
  app.get('/secret', { config: { containsSecret: true } }, async () => body);
  app.get('/open', async () => body);
  const codingOf = async (url: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).headers['content-encoding'];
  expect([await codingOf('/open'), await codingOf('/secret')]).toEqual(['br', undefined]);
});

test('the response with a token is one of those', async () => {
  const headers = { 'accept-encoding': 'br' };
  const response = await server.server.inject({ method: 'POST', url: '/api/login', payload: staffAccount, headers });
  // Every compressible response varies by Accept-Encoding.
  expect([response.statusCode, response.headers.vary]).toEqual([200, undefined]);
});
