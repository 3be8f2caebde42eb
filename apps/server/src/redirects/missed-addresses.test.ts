import { missedAddressesMax } from '@porchlight/contract/limits';
import { expect, test } from 'vitest';
import { serverForEachTest } from '../testing/test-server.ts';

const server = serverForEachTest();

const missed = () => server.server.missedAddresses;
const countEach = (...addresses: string[]) => {
  for (const address of addresses) missed().count(address);
};
const listed = async () =>
  (await server.asStaff({ url: '/api/get-all-missed-address' })).json().addresses as { path: string; count: number }[];
const pathsOf = async () => (await listed()).map(({ path }) => path);
const storedCount = async () => (await server.db.read.selectFrom('missed_addresses').selectAll().execute()).length;

test('addresses are listed with their number and last day, the most requested ones first', async () => {
  countEach('/camp', '/Summer-Camp?who=ruth', '/summer-camp/', '/f%C3%BCr-uns', '/story/99');
  expect((await server.asStaff({ url: '/api/get-all-missed-address' })).json()).toEqual({
    addresses: [
      { path: '/summer-camp', count: 2, last_day: '2026-03-14' },
      { path: '/camp', count: 1, last_day: '2026-03-14' },
      { path: '/für-uns', count: 1, last_day: '2026-03-14' },
      { path: '/story/99', count: 1, last_day: '2026-03-14' },
    ],
  });
  server.setNow('2026-03-20T16:00:00Z');
  countEach('/camp', '/camp');
  expect((await missed().list())[0]).toEqual({ path: '/camp', count: 3, last_day: '2026-03-20' });
});

test('files of programs, probes, the system’s own addresses and overlong ones are not counted', async () => {
  countEach(
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/wp-admin/setup',
    '/a/backup.zip',
    '/cgi-bin/test',
    '/index.php',
  );
  countEach('/api/x', '/dashboard/x', '/images/x.jpg', '/feeds/old.xml', `/${'a'.repeat(300)}`, '/a/*', '//x', '/%ZZ');
  expect(await pathsOf()).toEqual([]);
  countEach('/about.html', '/brochure.pdf', '/vendor', '/v1.2');
  expect(await pathsOf()).toEqual(['/about.html', '/brochure.pdf', '/vendor']);
});

test('a flood of made-up addresses is written at once, and forgets no address that is requested often', async () => {
  countEach('/camp', '/camp');
  await missed().flush();
  for (let round = 0; round < 3; round += 1) {
    for (let number = 0; number < 3 * missedAddressesMax; number += 1) missed().count(`/made-up-${round}-${number}`);
    await missed().flush();
  }
  expect(await storedCount()).toBe(missedAddressesMax);
  expect((await pathsOf())[0]).toBe('/camp');
});

test('an address is listed until it is redirected, and again after the redirect was deleted', async () => {
  countEach('/camp', '/old/camp');
  const { id } = await server.resources.services.redirect.create({ path: '/Camp', target: '/donate', code: '301' });
  await server.resources.services.redirect.create({ path: '/old/*', target: '/donate', code: '301' });
  expect(await pathsOf()).toEqual([]);
  await server.resources.services.redirect.remove(id);
  expect(await pathsOf()).toEqual(['/camp']);
});

test('an address that staff ignore stays out of the list, however often it is requested, until they undo that', async () => {
  countEach('/camp');
  await missed().flush();
  const ignore = (ignored?: boolean) => server.post('/api/ignore-missed-address', { path: '/camp', ignored });
  expect((await ignore()).statusCode).toBe(204);
  countEach('/camp', '/camp');
  expect(await pathsOf()).toEqual([]);
  expect((await ignore(false)).statusCode).toBe(204);
  expect(await pathsOf()).toEqual(['/camp']);
  expect((await server.post('/api/ignore-missed-address', { path: '/other' })).statusCode).toBe(404);
});

test('counts are written when the server stops', async () => {
  countEach('/camp');
  const { db } = server;
  await missed().flush();
  expect(await db.read.selectFrom('missed_addresses').select(['path', 'count']).execute()).toEqual([
    { path: '/camp', count: 1 },
  ]);
});
