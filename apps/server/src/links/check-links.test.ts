import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createNodeLock } from '../db/node-lock.ts';
import { emptyMenus, linkedText } from '../testing/linked-text.ts';
import { serverForEachTest } from '../testing/test-server.ts';
import { publicUrl } from '../testing/test-site.ts';
import { LinkChecker } from './check-links.ts';
import { isPublicAddress, publicLookup } from './public-addresses.ts';

const server = serverForEachTest(undefined, undefined, { settings: { PUBLIC_URL: publicUrl } });

/** How the other site responds, by path. */
let responses: Record<string, (request: IncomingMessage, response: ServerResponse) => void>;
let requests: { method: string; path: string; host: string; userAgent: string }[];
let openRequests = 0;
let mostOpenRequests = 0;
const website = createServer((request, response) => {
  const { method = '', url = '', headers } = request;
  requests.push({ method, path: url, host: String(headers.host), userAgent: String(headers['user-agent']) });
  openRequests += 1;
  mostOpenRequests = Math.max(mostOpenRequests, openRequests);
  response.on('close', () => {
    openRequests -= 1;
  });
  const respond = responses[url];
  if (respond) respond(request, response);
  else response.end();
});
let port: number;
let now: Date;
/** Lets time pass until a moment. */
const wait = (until: string) => {
  now = new Date(until);
};

beforeEach(async () => {
  [responses, requests, openRequests, mostOpenRequests] = [{}, [], 0, 0];
  wait('2026-03-14T16:00:00Z');
  await new Promise<void>((listening) => website.listen(0, '127.0.0.1', listening));
  port = (website.address() as AddressInfo).port;
  await switchTo(true);
  await emptyMenus(server);
});
afterEach(() => new Promise((closed) => website.close(closed)));

/** The settings have no links of their own. */
const switchTo = (checks_links: boolean) =>
  server.resources.services.organization.update(1, {
    ...{ checks_links, social: '', donate_url: '', donate_monthly_url: '' },
  });
/** Every name leads to this machine, except for one that doesn't exist. */
const lookup: LookupFunction = (hostname, options, callback) => {
  if (hostname === 'none.example') return callback(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), '', 0);
  return options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);
};
const checker = (
  resolve: ConstructorParameters<typeof LinkChecker>[0]['resolve'] = { lookup, isAllowed: () => true },
) =>
  new LinkChecker({
    ...{ db: server.db, publicUrl, resolve, pauseMs: 0 },
    lock: createNodeLock(server.db.read, 'links'),
    now: () => now,
  });
const address = (path: string, host = 'other.example') => `http://${host}:${port}${path}`;
const addStory = (...hrefs: string[]) =>
  server.post('/api/add-story', {
    title: 'Beans',
    content_document: { version: 1, type: 'doc', content: hrefs.flatMap((href) => linkedText({ href }).content) },
  });
const list = async () => (await server.asStaff({ url: '/api/get-all-broken-link' })).json();
const listed = async () =>
  (await list()).links.map(({ target, problem, status }: Record<string, unknown>) => [target, problem, status]);
const status =
  (code: number, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(code, headers).end();

test('a page of another site that is gone is listed with its status and the time of the check', async () => {
  responses['/gone'] = status(404);
  await addStory(address('/gone#top'), address('/there'));
  expect((await list()).links).toEqual([]);
  await checker().run();
  expect(await list()).toMatchObject({
    links: [
      { title: 'Beans', target: address('/gone'), problem: 'status', status: 404, checked_at: '2026-03-14T16:00:00Z' },
    ],
    total: 1,
    checks_websites: true,
  });
});

test('nothing is requested unless an administrator has switched it on, and then nothing is listed', async () => {
  responses['/gone'] = status(404);
  await addStory(address('/gone'));
  await checker().run();
  await switchTo(false);
  expect(await list()).toMatchObject({ links: [], checks_websites: false });
  wait('2026-04-14T16:00:00Z');
  await checker().run();
  expect(requests.length).toBe(2);
});

test('each address is requested once a week, and says who requests it', async () => {
  await addStory(address('/a'), address('/a'), `${publicUrl}/vote`, 'mailto:ruby@example.org');
  await checker().run();
  wait('2026-03-21T15:00:00Z');
  await checker().run();
  expect(requests).toEqual([
    {
      ...{ method: 'HEAD', path: '/a', host: `other.example:${port}` },
      userAgent: `Mozilla/5.0 (compatible; link check of Porchlight Institute; +${publicUrl})`,
    },
  ]);
  wait('2026-03-21T17:00:00Z');
  await checker().run();
  expect(requests.length).toBe(2);
});

test('a host gets one request at a time', async () => {
  await addStory(...Array.from({ length: 20 }, (_, index) => address(`/${index}`)));
  await checker().run();
  expect([requests.length, mostOpenRequests]).toEqual([20, 1]);
});

test('a host that refuses HEAD is asked with GET, and one that refuses programs is not broken', async () => {
  responses['/no-head'] = ({ method }, response) => void response.writeHead(method === 'HEAD' ? 405 : 200).end();
  responses['/people-only'] = status(403);
  await addStory(address('/no-head'), address('/people-only'));
  await checker().run();
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'HEAD /no-head',
    'GET /no-head',
    'HEAD /people-only',
    'GET /people-only',
  ]);
  expect(await listed()).toEqual([]);
});

test('a host that asks for patience is left alone, and its link is not broken', async () => {
  responses['/a'] = status(429, { 'retry-after': String(3 * 24 * 60 * 60) });
  await addStory(address('/a'), address('/b'), address('/a', 'third.example'));
  await checker().run();
  expect(requests.map(({ host, path }) => host.split('.')[0] + path).toSorted()).toEqual(['other/a', 'third/a']);
  wait('2026-03-16T16:00:00Z');
  await checker().run();
  expect(requests.slice(2).map(({ path }) => path)).toEqual(['/b']);
  wait('2026-03-18T16:00:00Z');
  await checker().run();
  expect(requests.length).toBe(5);
  expect(await listed()).toEqual([]);
});

test.each([
  ['http://none.example/x', ['unknown_host', null]],
  ['/broken', ['status', 500]],
  ['/aborted', ['no_response', null]],
  ['/circle', ['redirects', null]],
  ['/to-a-program', ['redirects', null]],
])('a failure of %s is listed if it is still there a day later', async (path, failure) => {
  Object.assign(responses, {
    '/broken': status(500),
    '/aborted': ({ socket }: IncomingMessage) => socket.destroy(),
    '/circle': status(301, { location: '/circle' }),
    '/to-a-program': status(302, { location: 'file:///etc/passwd' }),
  });
  const href = path.startsWith('/') ? address(path) : path;
  await addStory(href);
  await checker().run();
  expect(await listed()).toEqual([]);
  wait('2026-03-15T17:00:00Z');
  await checker().run();
  expect(await listed()).toEqual([[href, ...failure]]);
});

test('a link that works again, or that nobody uses any more, is not listed', async () => {
  responses['/gone'] = status(410);
  await addStory(address('/gone'), address('/gone', 'third.example'));
  await checker().run();
  expect((await listed()).length).toBe(2);
  responses = {};
  wait('2026-03-22T16:00:00Z');
  await checker().run();
  expect(await listed()).toEqual([]);
  await server.post('/api/update-single-story/1', { content: 'No link.' });
  await checker().run();
  expect(await server.db.read.selectFrom('link_checks').selectAll().execute()).toEqual([]);
});

describe('the organization’s own network is not reached', () => {
  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://0x7f.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://10.1.2.3/',
    'http://169.254.169.254/latest/meta-data/',
  ])('by a link to %s', async (href) => {
    const target = href.replace('PORT', String(port));
    await addStory(target);
    await checker({ lookup: publicLookup, isAllowed: isPublicAddress }).run();
    expect(requests).toEqual([]);
    expect((await listed()).map(([, problem]: string[]) => problem)).toEqual(['private']);
  });

  test('by a redirect', async () => {
    responses['/in'] = status(302, { location: `http://127.0.0.1:${port}/secret` });
    await addStory(address('/in'));
    await checker({ lookup, isAllowed: isPublicAddress }).run();
    expect(requests.map(({ path }) => path)).toEqual(['/in']);
    expect(await listed()).toEqual([[address('/in'), 'private', null]]);
  });
});

test('only addresses of the internet are on the internet', async () => {
  for (const [ip, isPublic] of Object.entries({
    '8.8.8.8': true,
    '2606:4700::1111': true,
    '::ffff:8.8.8.8': true,
    '::ffff:192.168.1.1': false,
    'fd00::1': false,
    '100.64.0.1': false,
    '172.31.255.255': false,
    '64:ff9b::7f00:1': false,
    'not an address': false,
  })) {
    expect(isPublicAddress(ip)).toBe(isPublic);
  }
});

describe('an editor', () => {
  const check = async (target: string) => server.post('/api/check-link', { target });

  test('has an address checked again at once, and only one that a record links to', async () => {
    await addStory('http://192.168.0.9/');
    expect((await check('http://192.168.0.9/')).json()).toEqual({ works: false });
    for (const target of ['http://192.168.0.10/', 'file:///etc/passwd', '/vote', `${publicUrl}/vote`, ''])
      expect((await check(target)).statusCode, target).toBe(404);
  });

  test('is refused while links to other sites are not checked', async () => {
    await addStory('http://192.168.0.9/');
    await switchTo(false);
    const response = await check('http://192.168.0.9/');
    expect([response.statusCode, response.json().error.message]).toEqual([
      409,
      'Links to other websites are not checked. An administrator can switch that on under Organization.',
    ]);
  });
});
