import { expect, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { requestId } from './request-id.ts';

/** The id of a request from an address with an id. */
function idOf(trustProxy: string, remoteAddress: string, header: string): string {
  const request = { headers: { 'x-request-id': header }, socket: { remoteAddress } };
  return requestId(readConfig({ TRUST_PROXY: trustProxy }).trustProxy)(request);
}

test.each([
  ['1', '203.0.113.7'],
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1', '::ffff:127.0.0.1'],
  ['10.0.0.0/8, fd00::/8', '10.20.30.40'],
  ['10.0.0.0/8, fd00::/8', 'fd12::1'],
])('with TRUST_PROXY=%s a request from %s keeps the id of the proxy', (trustProxy, address) => {
  expect(idOf(trustProxy, address, 'Root=1-67891233-abcdef')).toBe('Root=1-67891233-abcdef');
});

test.each([
  ['false', '127.0.0.1'],
  ['0', '127.0.0.1'],
  ['10.0.0.0/8, fd00::/8', '127.0.0.1'],
  ['10.0.0.0/8, fd00::/8', '::1'],
])('with TRUST_PROXY=%s a request from %s gets an id from the server', (trustProxy, address) => {
  expect(idOf(trustProxy, address, 'mine')).toMatch(/^[\da-f-]{36}$/);
});

test.each(['', 'a b', 'a\nb', 'ada@example.org', '<b>', 'x'.repeat(129)])(
  'an invalid id is not accepted from a proxy either: %j',
  (header) => {
    expect(idOf('1', '127.0.0.1', header)).toMatch(/^[\da-f-]{36}$/);
  },
);
