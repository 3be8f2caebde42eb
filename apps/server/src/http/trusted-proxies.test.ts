import { expect, test } from 'vitest';
import { statusesOf } from '../testing/statuses.ts';
import { startTestServer } from '../testing/test-server.ts';

/** Statuses of seven guesses for one account of a new site, each with its own `X-Forwarded-For`; the limit is five. */
async function guess(trustProxy: string, forwardedFor: (index: number) => string) {
  // The database counts the guesses, so each site counts its own.
  const { server, stop } = await startTestServer(undefined, undefined, { settings: { TRUST_PROXY: trustProxy } });
  const statuses = await statusesOf(7, (index) =>
    server.inject({
      ...{ method: 'POST', url: '/api/login', payload: { username: 'admin', password: 'a guess' } },
      headers: { 'x-forwarded-for': forwardedFor(index + 1) },
      remoteAddress: '127.0.0.1',
    }),
  );
  await stop();
  return statuses;
}

const limited = [401, 401, 401, 401, 401, 429, 429];
const free = Array(7).fill(401);
const spoofedAddress = (index: number) => `198.51.100.${index}`;

test('an address that a visitor invents is never trusted', async () => {
  expect(await guess('false', spoofedAddress)).toEqual(limited);
  expect(await guess('1', (index) => `${spoofedAddress(index)}, 203.0.113.7`)).toEqual(limited);
  expect(await guess('127.0.0.1', (index) => `${spoofedAddress(index)}, 203.0.113.7`)).toEqual(limited);
  expect(await guess('10.0.0.0/8', spoofedAddress)).toEqual(limited);
});

test('the proxies in front are trusted, by number, address or range', async () => {
  expect(await guess('1', spoofedAddress)).toEqual(free);
  expect(await guess('2', (index) => `${spoofedAddress(index)}, 10.0.0.9`)).toEqual(free);
  expect(await guess('127.0.0.1, 10.0.0.0/8', (index) => `${spoofedAddress(index)}, 10.0.0.9`)).toEqual(free);
});
