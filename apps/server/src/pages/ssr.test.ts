import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RecordSource } from '@porchlight/contract/rendering';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { visitorRateLimit } from '../http/throttling.ts';
import { Changes } from '../records/changes.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ssr } from './index.ts';

/** A built website of two pages, for testing the server's part. */
const bundle = `
let renderings = 0;
export const renderer = {
  clientEntry: 'entry', siteName: 'Porchlight', backendOrigin: '', fontUrls: ['/assets/a.woff2'], lookCss: '', site: { logo: null },
  shellStyles: () => [{ attributes: 'data-emotion="pl"', css: 'body{margin:0}' }],
  match(url) {
    const path = url.split('?')[0];
    return path.startsWith('/dashboard') ? { kind: 'client', modules: ['entry'] } : { kind: 'public', key: path, modules: ['entry'] };
  },
  isKnown: async (key) => key.startsWith('/article/'),
  async render({ url, source, now, savesData }) {
    if (url === '/broken') throw new Error('a secret path');
    renderings += 1;
    const article = await source.single('article', '1').catch(() => null);
    return {
      status: article ? article.status ?? 200 : 404, modules: [], isCanonicalUrl: !url.startsWith('/made-up'), head: '<title>One</title>', styles: [{ attributes: 'data-emotion="pl"', css: 'h1{color:red}' }],
      root: '<h1>' + (article ? article.title : 'missing') + '</h1><p>' + renderings + '</p>', state: '{savesData:' + savesData + '}', soundOrigins: ['https://sounds.example.org'],
    };
  },
};`;

let dist: string;
let app: FastifyInstance;
let metrics: Metrics;
let isBusy: boolean;
let changes: Changes;
let articles: Map<string, { title: string; status?: number }>;

beforeEach(async () => {
  dist = await temporaryFolder();
  await mkdir(join(dist, 'server'), { recursive: true });
  await mkdir(join(dist, 'loader'));
  await mkdir(join(dist, 'client/assets'), { recursive: true });
  await writeFile(join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(join(dist, 'server/entry-server.js'), bundle);
  await writeFile(join(dist, 'loader/loader.js'), 'start()');
  await writeFile(
    join(dist, 'manifest.json'),
    JSON.stringify({ entry: { file: 'assets/client.js', imports: ['_site'] }, _site: { file: 'assets/site.js' } }),
  );
  const integrity = { '/assets/client.js': 'sha256-client', '/assets/site.js': 'sha256-site' };
  await writeFile(join(dist, 'integrity.json'), JSON.stringify(integrity));
  await writeFile(join(dist, 'client/assets/client.js'), 'export {}');
  articles = new Map([['1', { title: 'First' }]]);
  changes = new Changes();
  const source: RecordSource = {
    list: async () => ({ records: [], totalCount: 0 }),
    search: () => Promise.reject(new Error('Nothing is searched here.')),
    facets: async () => ({ topics: [], years: [], days: null, texts: {} }),
    formKey: async () => ({ standing: 'open', token: '', delete_on: '' }),
    registrationKey: () => Promise.reject(new Error('not used')),
    pageAt: () => Promise.reject(Object.assign(new Error('none'), { status: 404 })),
    single: async (_, id) =>
      (articles.get(id) as never) ?? Promise.reject(Object.assign(new Error('none'), { status: 404 })),
  };
  app = fastify();
  app.decorateRequest('staff', null);
  const now = () => new Date('2026-03-14T15:00:00Z');
  metrics = new Metrics();
  isBusy = false;
  const spend = visitorRateLimit({ calls: 3, windowMs: 60_000, now });
  await app.register(ssr, {
    dist,
    publicUrl: 'https://porchlight.example.org',
    source,
    changes,
    now,
    spend,
    metrics,
    isOverloaded: () => isBusy,
    headers: {},
    assignRequestId: () => 'one',
  });
});

afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Checks the integrity of the built scripts. */
const importMap =
  '<script type="importmap">{"integrity":{"/assets/client.js":"sha256-client","/assets/site.js":"sha256-site"}}</script>';

describe('a visitor who opens a page', () => {
  test('gets it complete, with the data for hydration and no script except the loader', async () => {
    const { body, headers } = await get('/article/1');
    expect(body).toContain('<div id="root"><h1>First</h1>');
    expect(body).toContain('<script data-files="/assets/client.js /assets/site.js">');
    expect(body).toContain('<link rel="preload" href="/assets/a.woff2" as="font"');
    expect(body).toContain(importMap);
    expect(body.match(/<script(?! type="(application\/json|importmap)")/g)).toHaveLength(1);
    expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(headers['content-security-policy']).toContain("media-src 'self' https://sounds.example.org;");
    expect(headers['content-security-policy']).not.toMatch(/(script-src|style-src-elem)[^;]*unsafe-inline/);
  });

  test('gets the cached page until something it shows changes, and then the new one', async () => {
    const first = await get('/article/1');
    expect((await get('/article/1')).body).toBe(first.body);
    articles.set('1', { title: 'Corrected' });
    changes.emit({ resource: 'story', id: 1 });
    expect((await get('/article/1')).body).toBe(first.body);
    changes.emit({ resource: 'article', id: 1 });
    expect((await get('/article/1')).body).toContain('Corrected');
  });

  test('who has it already gets a 304', async () => {
    const etag = String((await get('/article/1')).headers.etag);
    const again = await get('/article/1', { 'if-none-match': `"other", ${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get('/article/1', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('with a browser that accepts %s gets it compressed', async (encoding, decompress) => {
    const plain = await get('/article/1');
    const packed = await get('/article/1', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding, Cookie, Save-Data');
    expect(decompress(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('gets it in the chosen scheme, and each scheme has its own ETag', async () => {
    const system = await get('/article/1');
    const dark = await get('/article/1', { cookie: 'other=1; scheme=dark' });
    expect(system.body).toMatch(/^<!doctype html><html lang="en">/);
    expect(dark.body).toMatch(/^<!doctype html><html lang="en" data-scheme="dark">/);
    expect(dark.headers.etag).not.toBe(system.headers.etag);
    expect((await get('/article/1', { cookie: 'scheme="><script>' })).body).toBe(system.body);
    expect((await get('/article/1', { cookie: 'scheme=dark; __Host-scheme=' })).body).toBe(system.body);
    for (const cookie of ['__Host-scheme=dark', 'scheme=light; __Host-scheme=dark', '__Host-scheme=dark; scheme=light'])
      expect((await get('/article/1', { cookie })).body).toBe(dark.body);
  });

  test('gets another page with the data saver: by their choice, else by their browser’s', async () => {
    const full = await get('/article/1');
    const response = await get('/article/1', { 'save-data': 'on' });
    expect(response.body).toMatch(/^<!doctype html><html lang="en" data-saver="">.*savesData:true/);
    expect((await get('/article/1', { cookie: 'data-saver=1; scheme=dark' })).body).toMatch(
      /^<!doctype html><html lang="en" data-saver="" data-scheme="dark">.*savesData:true/,
    );
    expect((await get('/article/1', { cookie: '__Host-data-saver=1; data-saver=0' })).body).toBe(response.body);
    expect((await get('/article/1', { 'save-data': 'On' })).body).toContain('savesData:true');
    expect((await get('/article/1', { 'save-data': 'on', cookie: 'data-saver=0' })).body).toBe(full.body);
    expect((await get('/article/1')).body).toBe(full.body);
    expect(full.body).toContain('savesData:false');
    changes.emit({ resource: 'article', id: 1 });
    articles.set('1', { title: 'Corrected' });
    expect((await get('/article/1', { 'save-data': 'on' })).body).toContain('Corrected');
  });

  test('that does not exist gets a 404 each time, uncached', async () => {
    articles.clear();
    const first = await get('/article/1');
    expect(first.statusCode).toBe(404);
    expect(first.headers.etag).toBeUndefined();
    articles.set('1', { title: 'Back' });
    expect((await get('/article/1')).body).toContain('Back');
  });

  test('that fails gets a message without the cause', async () => {
    const { statusCode, body } = await get('/broken');
    expect(statusCode).toBe(500);
    expect(body).toContain('<h1>Unexpected Application Error!</h1>');
    expect(body).not.toContain('secret');
  });

  test('with an extra slash is redirected to its URL, never to another site', async () => {
    expect((await get('/article/1/?slug=x')).headers.location).toBe('/article/1?slug=x');
    expect((await get('//evil.example/')).headers.location).toBe('/evil.example');
    expect((await get('//article/1')).headers.location).toBe('/article/1');
  });
});

describe('a visitor who invents URLs', () => {
  test('gets the page, which is not cached under them', async () => {
    const first = await get('/made-up-porch');
    expect(first.statusCode).toBe(200);
    expect((await get('/made-up-porch')).body).not.toBe(first.body);
  });

  test('gets three a minute, then a message and the time to wait; valid pages still work for them, and everything for others', async () => {
    for (const name of ['a', 'b', 'c']) await get(`/made-up-${name}`);
    const busy = await get('/made-up-d');
    expect([busy.statusCode, busy.headers['retry-after'], busy.headers['cache-control']]).toEqual([
      429,
      '60',
      'no-store',
    ]);
    expect(busy.body).toContain('<h1>Too many requests</h1>');
    const other = await app.inject({ url: '/article/1', remoteAddress: '198.51.100.4' });
    expect(other.statusCode).toBe(200);
    expect((await get('/article/1')).body).toBe(other.body);
  });

  test('gets every page that there is all the same, though nobody has opened it yet', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await get(`/made-up-${name}`);
    expect((await get('/article/1')).statusCode).toBe(200);
    changes.emit({ resource: 'article', id: 1 });
    expect((await get('/article/1')).statusCode).toBe(200);
    expect((await get('/made-up-e')).statusCode).toBe(429);
  });

  test('a page under its own URL is not limited, however often it is rendered', async () => {
    for (let count = 1; count <= 5; count += 1) {
      changes.emit({ resource: 'article', id: 1 });
      expect((await get('/article/1')).statusCode).toBe(200);
    }
  });
});

test('a staff member gets a page rendered in the browser, which starts at once and is not indexed', async () => {
  const { body, headers } = await get('/dashboard/articles');
  expect(body).toContain('<script type="module" src="/assets/client.js">');
  expect(body).toContain('<link rel="modulepreload" href="/assets/site.js" integrity="sha256-site">');
  expect(body).toContain(importMap);
  expect(body).toContain('<meta name="robots" content="noindex">');
  // The import map, and nothing else that is inline.
  expect(
    String(headers['content-security-policy'])
      .match(/script-src[^;]*/)?.[0]
      .match(/'sha256-/g),
  ).toHaveLength(1);
});

test('only the page of the door may use the camera', async () => {
  const policy = async (path: string) => {
    const features = String((await get(path)).headers['permissions-policy']).split(', ');
    return features.filter((feature) => /^(camera|microphone)=/.test(feature));
  };
  expect(await policy('/dashboard/show-event/7/check-in')).toEqual(['camera=(self)', 'microphone=()']);
  // They keep the header of all responses, which allows none.
  for (const path of ['/dashboard/show-event/7', '/dashboard/show-event/7/x/check-in', '/story/1'])
    expect(await policy(path)).toEqual([]);
});

test('each response of the dashboard has its own nonce, which its styles use', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await get('/dashboard/articles');
      const nonce = /<meta property="csp-nonce" content="" nonce="([^"]{20,})">/.exec(body)?.[1] ?? 'none';
      expect(headers['content-security-policy']).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
      expect(body).toContain(`<style data-emotion="pl" nonce="${nonce}">`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('a JavaScript file is cached by browsers for a year', async () => {
  const { headers, statusCode } = await get('/assets/client.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
  expect((await get('/assets/gone.js')).statusCode).toBe(404);
});

test('without a built website the server does not start and says what to do', async () => {
  const options = {
    dist: join(dist, 'nowhere'),
    publicUrl: '',
    source: {} as RecordSource,
    changes,
    now: () => new Date(),
    spend: () => () => undefined,
    metrics,
    headers: {},
    assignRequestId: () => 'one',
  };
  await expect(fastify().register(ssr, options)).rejects.toThrow(/There is no built website.*npm start/);
});

test('an operator sees the page cache’s requests and size', async () => {
  for (const path of ['/article/1', '/article/1', '/article/1', '/article/2']) await get(path);
  const text = await metrics.registry.metrics();
  expect(text).toContain('porchlight_cache_requests_total{cache="pages",result="hit"} 2');
  expect(text).toContain('porchlight_cache_requests_total{cache="pages",result="miss"} 2');
  expect(text).toMatch(/porchlight_cache_entries\{cache="pages"\} [12]\n/);
  expect(text).toMatch(/porchlight_cache_bytes\{cache="pages"\} \d{4,}\n/);
});

test('a cached page is sent while the server is overloaded, others are refused', async () => {
  await get('/article/1');
  isBusy = true;
  expect((await get('/article/1')).statusCode).toBe(200);
  const { statusCode, body } = await get('/article/2');
  expect([statusCode, body]).toEqual([503, expect.not.stringContaining('<h1>')]);
  isBusy = false;
  expect((await get('/article/2')).statusCode).toBe(200);
});

describe('while the database is away', () => {
  test('a cached page is sent, marked stale, and rendered again once it is back', async () => {
    const before = await get('/article/1');
    expect(before.headers['cache-status']).toBeUndefined();
    changes.markUnreachable();
    const stale = await get('/article/1');
    expect([stale.statusCode, stale.body, stale.headers.age]).toEqual([200, before.body, '0']);
    expect(stale.headers['cache-status']).toBe('Porchlight; hit; ttl=0; detail=database-away');
    articles.set('1', { title: 'Corrected' });
    changes.emit({ resource: 'article', id: undefined });
    changes.markReachable();
    const after = await get('/article/1');
    expect([after.headers['cache-status'], after.body.includes('Corrected')]).toEqual([undefined, true]);
  });

  test('a page that is not cached says when to try again, and that response is not cached', async () => {
    articles.set('1', { title: 'Away', status: 503 });
    changes.markUnreachable();
    const { statusCode, headers } = await get('/article/1');
    expect([statusCode, headers['retry-after'], headers['cache-status']]).toEqual([503, '5', undefined]);
  });
});
