import { describe, expect, test } from 'vitest';
import { forAllTests } from '../testing/for-each-test.ts';
import { missingHeaders, startFullSite } from './full-site.ts';
import { rawRequest } from './raw-request.ts';

const site = forAllTests(startFullSite);

const get = (path: string, ...headers: string[]) =>
  rawRequest(site.port, [`GET ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n'));
const host = 'Host: porchlight.example.org';
// biome-ignore lint/suspicious/noControlCharactersInRegex: what no page may hold
const control = /[\0-\x08\x0b\x0c\x0e-\x1f]/;

describe('someone who opens an unknown URL', () => {
  test.each([
    '/%0a',
    '/search%0a',
    '/%E2%80%A8',
    '/story/2%00',
    '/story/2%0d%0aSet-Cookie:a=b',
    '/%ff',
    '/100%',
    '/%7f',
    '/..%2f..%2fetc/passwd',
    '/a\\b',
    '/%5c%5cevil.example',
    '/nothing-here',
    `/story/${'1'.repeat(500)}`,
    `/${'a'.repeat(9000)}`,
  ])('%.40s is told so on a page', async (path) => {
    const response = await get(path, host);
    expect([400, 404]).toContain(response.status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<h1');
    expect(response.body).toContain('href="/"');
    expect(missingHeaders(response.headers)).toEqual([]);
  });

  test.each(['/api/get-single-story/2%00', '/api/%ff', '/api/nothing'])(
    'a program that calls %s gets it in JSON',
    async (path) => {
      const response = await get(path, host);
      expect([400, 404]).toContain(response.status);
      expect(JSON.parse(response.body)).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
      expect(missingHeaders(response.headers)).toEqual([]);
    },
  );

  test('control characters in a search are removed', async () => {
    const response = await get('/search?q=%00%08por%0bch%1f', host);
    expect(response.status).toBe(200);
    expect(response.body).not.toMatch(control);
    expect(response.body).toContain('value="porch"');
  });

  test('an absolute URL leads where its path does', async () => {
    const response = await get('http://porchlight.example.org/gallery?x=1', host);
    expect([response.status, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('a malformed request', () => {
  test.each([
    ['an endless header', 'GET / HTTP/1.1', host, `X-Long: ${'a'.repeat(20_000)}`, 431],
    ['cookies without an end', 'GET / HTTP/1.1', host, `Cookie: ${'a=b; '.repeat(5000)}`, 431],
    ['an endless URL', `GET /${'a'.repeat(20_000)} HTTP/1.1`, host, 'X-A: b', 431],
    ['an invalid method', 'FETCH / HTTP/1.1', host, 'X-A: b', 400],
    ['an invalid header', 'GET / HTTP/1.1', host, 'no colon', 400],
    ['no host', 'GET / HTTP/1.1', 'X-A: b', 'X-B: c', 400],
    ['two hosts', 'GET / HTTP/1.1', host, 'Host: evil.example', 400],
    ['the same host twice', 'GET / HTTP/1.1', host, host, 400],
  ])('%s: it is told so on a page with every header', async (_what, line, first, second, status) => {
    const response = await rawRequest(site.port, [line, first, second, 'Connection: close', '', ''].join('\r\n'));
    expect(response.status).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('<h1');
    expect(missingHeaders(response.headers)).toEqual([]);
  });

  test('an unknown expectation is ignored', async () => {
    const response = await get('/gallery', host, 'Expect: the-unexpected');
    expect([response.status, missingHeaders(response.headers)]).toEqual([200, []]);
  });

  test('a program with HTTP 1.0, without a host, gets a response', async () => {
    expect((await rawRequest(site.port, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
  });
});

describe('a method that a URL does not support', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s on a page', async (method) => {
    for (const path of ['/', '/gallery', '/favicon.svg', '/healthz', '/images/none.webp']) {
      const response = await rawRequest(
        site.port,
        `${method} ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`,
      );
      expect([path, response.status, response.headers.allow]).toEqual([path, 405, 'GET, HEAD']);
      expect(missingHeaders(response.headers)).toEqual([]);
    }
  });

  test.each([
    ['/api/get-all-story', 'GET, HEAD'],
    ['/api/search', 'GET, HEAD'],
    ['/api/add-story', 'POST'],
    ['/api/update-single-user/1', 'PUT'],
  ])('on the call %s, which lists those it supports: %s', async (url, allow) => {
    for (const method of ['DELETE', 'OPTIONS', 'PATCH'] as const) {
      const response = await site.server.inject({ method, url });
      expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
    }
  });

  test('a call that reads supports HEAD', async () => {
    const response = await site.server.inject({ method: 'HEAD', url: '/api/get-all-story' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  test('a form sent without JavaScript arrives', async () => {
    const response = await site.server.inject({
      method: 'POST',
      url: '/api/add-email',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=odessa%40example.org',
    });
    expect([response.statusCode, response.headers['content-type']]).toEqual([201, 'text/html; charset=utf-8']);
  });
});

test.each(['/favicon.svg', '/icon-192.png'])('a range past the end of %s is not a bad request', async (url) => {
  const complete = await site.server.inject({ url });
  expect(complete.statusCode).toBe(200);
  const response = await site.server.inject({ url, headers: { range: 'bytes=99999999-' } });
  expect([response.statusCode, response.headers['content-range']]).toEqual([
    416,
    `bytes */${complete.rawPayload.length}`,
  ]);
  expect(missingHeaders(response.headers)).toEqual([]);
});

test('only over https, HSTS is set for a year', async () => {
  const { headers } = await site.server.inject('/');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000;/);
});

test('pages can’t use what the product doesn’t need: camera, location, payment, port', async () => {
  const { headers } = await site.server.inject('/');
  for (const feature of ['camera', 'geolocation', 'payment', 'serial', 'bluetooth', 'midi', 'display-capture']) {
    expect(`, ${headers['permissions-policy']},`).toContain(`, ${feature}=(),`);
  }
  expect(headers['permissions-policy']).not.toMatch(/fullscreen|autoplay|web-share|clipboard-write/);
});
