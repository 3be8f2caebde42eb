import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';
import { publicUrl } from '../testing/test-site.ts';
import { storedRedirections } from './redirections.ts';

const server = serverForEachTest(undefined, undefined, { settings: { PUBLIC_URL: publicUrl } });

const add = async (path: string, target: string, code = '301'): Promise<number> => {
  const response = await server.post('/api/add-redirect', { path, target, code });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().redirect.id;
};
const find = (address: string) =>
  storedRedirections({ ...server, source: server.resources.publicSource, missed: server.server.missedAddresses }).find(
    address,
  );
const locationOf = async (address: string) => {
  const redirection = await find(address);
  return redirection && 'location' in redirection ? redirection.location : redirection?.status;
};

test('a request is redirected from the exact address, else from the nearest one above it', async () => {
  await add('/*', '/');
  await add('/old/*', '/vote');
  await add('/old/camp/*', '/donate');
  await add('/old/camp/2019', 'https://example.org/camp');
  expect(
    await Promise.all(
      ['/x', '/old', '/OLD/x', '/old/camp', '/old/camp/a/b', '/Old/Camp/2019/', '/older'].map(locationOf),
    ),
  ).toEqual(['/', '/vote', '/vote', '/donate', '/donate', 'https://example.org/camp', '/']);
});

test('a request keeps its query, beside that of the target and before its fragment', async () => {
  await add('/a', '/donate');
  await add('/b', '/search?q=porch#results');
  await add('/c', 'https://example.org/x?y=1');
  await add('/d', '/für uns'.replace(' ', '%20'));
  expect(await locationOf('/a?utm=x&y=//evil.example')).toBe('/donate?utm=x&y=//evil.example');
  expect(await locationOf('/a?')).toBe('/donate');
  expect(await locationOf('/b?page=2')).toBe('/search?q=porch&page=2#results');
  expect(await locationOf('/c?z=%20')).toBe('https://example.org/x?y=1&z=%20');
  expect(await locationOf('/d')).toBe('/f%C3%BCr%20uns');
});

test('the kinds differ in status and in how long browsers keep them', async () => {
  await add('/a', '/donate');
  await add('/b', '/donate', '302');
  await add('/c', '', '410');
  expect(await Promise.all(['/a', '/b', '/c', '/d'].map(find))).toEqual([
    { status: 301, location: '/donate', cacheControl: 'public, max-age=600' },
    { status: 302, location: '/donate', cacheControl: 'no-cache' },
    { status: 410 },
    undefined,
  ]);
});

test('a redirect to a record leads to its page while visitors can see it', async () => {
  const { id } = await server.resources.services.story.create({ title: 'Rain', subtitle: 'On the porch' });
  await add('/rain', `/story/${id}`);
  expect(await locationOf('/rain')).toBe(`/story/${id}?slug=On-the-porch`);
  await server.resources.services.story.update(id, { state: 'archived' });
  expect(await locationOf('/rain')).toBe(undefined);
});

test('a deleted redirect leads nowhere until it is restored', async () => {
  const id = await add('/a', '/donate');
  await server.resources.services.redirect.remove(id);
  expect(await locationOf('/a')).toBe(undefined);
  await server.resources.services.redirect.restore(id);
  expect(await locationOf('/a')).toBe('/donate');
});

test('addresses that can’t be redirected are looked up without failing', async () => {
  await add('/*', '/');
  expect(
    await Promise.all(['//evil.example', '/%ZZ', `/${'a/'.repeat(8000)}`, `/${'a'.repeat(16_000)}`].map(locationOf)),
  ).toEqual([undefined, undefined, '/', '/']);
});
