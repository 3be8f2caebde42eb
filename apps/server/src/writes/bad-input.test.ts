// @module-tag database
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { describe, expect, test } from 'vitest';
import { multipart, type Part, serverForAllTests } from '../testing/test-server.ts';

const server = serverForAllTests();

const addArticle = (parts: Part[]) => server.asStaff({ method: 'POST', url: '/api/add-article', ...multipart(parts) });
const articles = async () => (await server.server.inject('/api/get-all-article')).json().articles;
const stories = async () => (await server.server.inject('/api/get-all-story')).json().stories;

/** Everything that can be stored by these requests. */
const stored = async () => [await articles(), await stories(), await server.storedFiles()];

describe('unusual requests', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'id', 'deleted_at', 'password_hash', 'nonsense'])(
    'a field named %s does no harm and is not stored',
    async (field) => {
      const add = { method: 'POST' as const, url: '/api/add-article' };
      const json = { 'content-type': 'application/json' };
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const responses = [
        await server.asStaff({
          ...add,
          headers: json,
          payload: `{"title":"A","${field}":{"prototype":{"polluted":true}}}`,
        }),
        await server.asStaff({ ...add, headers: form, payload: `title=B&${field}=polluted` }),
        await addArticle([
          ['title', 'C'],
          [field, 'polluted'],
        ]),
      ];
      for (const response of responses) expect([201, 400]).toContain(response.statusCode);
      expect(JSON.stringify(await articles())).not.toContain('polluted');
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  test.each(['text/plain', 'application/xml', 'text/html', 'nonsense', 'application/octet-stream'])(
    'a body of type %s is refused',
    async (type) => {
      const request = { method: 'POST' as const, url: '/api/add-article', headers: { 'content-type': type } };
      const before = await stored();
      const response = await server.asStaff({ ...request, payload: 'title=A' });
      expect([response.statusCode, response.json().error.code]).toEqual([415, 'unsupported_media_type']);
      expect(await stored()).toEqual(before);
    },
  );

  test.each([
    ['without a boundary', ''],
    ['with a boundary of 9,000 characters', `; boundary=${'x'.repeat(9000)}`],
  ])('a multipart body %s is refused', async (_what, boundary) => {
    const headers = { 'content-type': `multipart/form-data${boundary}` };
    const response = await server.asStaff({ method: 'POST', url: '/api/add-article', headers, payload: 'title=A' });
    expect([response.statusCode, response.json().error.code]).toEqual([400, 'bad_request']);
  });

  test.each([
    '/api/get-single-article/..%2f..%2fetc',
    '/api/..%2f..%2fetc/passwd',
    '/images/..%2f..%2fporchlight.sqlite',
    '/pdfs/..%2fporchlight.sqlite',
    '/images/..%5cporchlight.sqlite',
    '/..%2fporchlight.sqlite',
    '/%2e%2e%2fporchlight.sqlite',
    '/api/get-single-article/%00',
    '/%zz',
    '/api/%E0%A4%A',
  ])('%s is refused', async (url) => {
    const response = await server.asStaff({ method: 'GET', url });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.json()).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
  });

  test('a visitor who reloads the response to a form finds the website', async () => {
    const response = await server.server.inject({ url: '/api/add-email', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/']);
    expect((await server.server.inject('/api/add-email')).statusCode).toBe(405);
  });

  test('a JSON body over the limit is refused', async () => {
    const payload = { ...sampleValues('article'), body: 'x'.repeat(5 * 1024 * 1024) };
    const response = await server.post('/api/add-article', payload);
    expect([response.statusCode, response.json().error.code]).toEqual([413, 'too_large']);
  });

  test('no response contains a stack trace, and every response has the security headers', async () => {
    for (const url of ['/api/nothing', '/nothing', '/api/get-single-article/x', '/api/get-all-users', '/%zz']) {
      const response = await server.server.inject(url);
      expect(response.body).not.toMatch(/\bat \/|\.ts|node_modules/);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  test('an internal error gets a response without its cause', async () => {
    await server.db.write((trx) => trx.updateTable('articles').set({ title: 'x' }).where('id', '=', -1).execute());
    await server.asStaff({ method: 'POST', url: '/api/add-team', payload: sampleValues('team') });
    await server.db.write((trx) => trx.updateTable('team_members').set({ type: 'not a type' }).execute());
    const response = await server.server.inject('/api/get-all-team?limit=5');
    expect([response.statusCode, response.json().error.code]).toEqual([500, 'internal']);
    expect(response.body).not.toContain('not a type');
  });
});
