import { isSystemPath } from '@porchlight/contract/system-paths';
import { sampleValues } from '@porchlight/contract/testing/sample-values';
import { expect, test } from 'vitest';
import { websiteFolder } from '../ops/serve-command.ts';
import { forEachTest } from '../testing/for-each-test.ts';
import { startTestServer } from '../testing/test-server.ts';

const server = forEachTest(() => startTestServer(undefined, undefined, { webDist: websiteFolder }));
const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, headers, body } = await server.server.inject({ url, method });
  return { status: statusCode, location: headers.location, cacheControl: headers['cache-control'], body };
};
const add = (path: string, target: string, code = '301') =>
  server.resources.services.redirect.create({ path, target, code });
const missed = async () => (await server.server.missedAddresses.list()).map(({ path }) => path);

test('an address without a page is redirected at once, with its query, and is not counted as missed', async () => {
  await add('/old-page', '/donate');
  const redirected = { status: 301, location: '/donate?x=1', cacheControl: 'public, max-age=600' };
  expect(await get('/old-page?x=1')).toMatchObject(redirected);
  expect(await get('//Old-Page/?x=1')).toMatchObject(redirected);
  expect(await get('/old-page?x=1', 'HEAD')).toMatchObject(redirected);
  expect(await missed()).toEqual([]);
});

test('a page and the files of the site come before every redirect', async () => {
  await add('/*', 'https://example.org');
  const { id } = await server.resources.services.story.create(sampleValues('story'));
  for (const url of ['/events', `/story/${id}`, '/dashboard', '/login', '/robots.txt', '/favicon.svg'])
    expect([url, (await get(url)).status]).toEqual([url, 200]);
  expect(await get('/api/none')).toMatchObject({ status: 404, location: undefined });
  expect(await get('/assets/none.js')).toMatchObject({ status: 404, location: undefined });
  expect(await get('/story/999')).toMatchObject({ status: 301, location: 'https://example.org/' });
});

test('a page of sections is at one address, however it is typed', async () => {
  await server.resources.services.page.create({ title: 'How we began', slug: 'how-we-began' });
  for (const isCached of [false, true]) {
    const typed = await get('/how-we-began/');
    expect([isCached, typed.status, typed.location]).toEqual([isCached, 308, '/how-we-began']);
    expect((await get('/how-we-began')).status).toBe(200);
    expect((await get('/How-We-Began')).body).toMatch(/rel="canonical" href="[^"]+\/how-we-began"/);
  }
});

test('a deleted record’s page is redirected, and is there again when the record is restored', async () => {
  const { story } = server.resources.services;
  const { id } = await story.create({ ...sampleValues('story'), subtitle: '' });
  await story.remove(id);
  await add(`/story/${id}`, '/stories', '302');
  expect(await get(`/story/${id}`)).toMatchObject({ status: 302, location: '/stories', cacheControl: 'no-cache' });
  await story.restore(id);
  expect((await get(`/story/${id}`)).status).toBe(200);
});

test('a page that is removed permanently says so', async () => {
  await add('/old-page', '', '410');
  const { status, body, location } = await get('/old-page');
  expect({ status, location }).toEqual({ status: 410, location: undefined });
  expect(body).toContain('This page was removed');
  expect(await missed()).toEqual([]);
});

test('an address without page and redirect is counted when it is opened', async () => {
  expect((await get('/Summer-Camp/?x=1')).location).toBe('/Summer-Camp?x=1');
  expect((await get('/Summer-Camp?x=1')).status).toBe(404);
  await get('/summer-camp', 'HEAD');
  await get('/story/999');
  await get('/wp-login.php');
  await get('/stories?page=999');
  expect(await server.server.missedAddresses.list()).toEqual([
    { path: '/story/999', count: 1, last_day: '2026-03-14' },
    { path: '/summer-camp', count: 1, last_day: '2026-03-14' },
  ]);
});

test('no redirect can lead from an address that the server answers itself', () => {
  // A tree: each line has the rest of a path, indented by four characters below the line with its beginning.
  const parents: string[] = [];
  const routes = server.server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', rest = '', methods] = /^([│├└─ ]*)(\S+)( \(.*\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents[depth] = (parents[depth - 1] ?? '') + rest;
      // What is only sent there, such as a form, leaves the page of that address as it is.
      return methods?.includes('GET') ? [parents[depth].replace(/:number\(.*\)(?=\.)/, '7')] : [];
    });
  expect(routes).toEqual(expect.arrayContaining(['/robots.txt', '/event/7.ics', '/media/forest.webm']));
  const ownRoutes = routes.filter((path) => !/^\/?\*$/.test(path));
  expect(ownRoutes.filter((path) => !isSystemPath(path))).toEqual([]);
});
