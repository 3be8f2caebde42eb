import { expect, test } from 'vitest';
import { LoginThrottle, networkOf } from './login-throttle.ts';

test('a try the server could not decide costs nothing', () => {
  const throttle = new LoginThrottle(() => new Date('2026-03-14T16:00:00Z'));
  for (let tries = 1; tries <= 60; tries += 1) throttle.begin('admin', '203.0.113.7').cancelled();
  for (let tries = 1; tries <= 5; tries += 1) throttle.begin('admin', '203.0.113.7');
  expect(() => throttle.begin('admin', '203.0.113.7')).toThrow('try again in a second.');
});

test('failures are forgotten after an hour without a try', () => {
  let now = new Date('2026-03-14T16:00:00Z');
  const throttle = new LoginThrottle(() => now);
  for (let tries = 1; tries <= 5; tries += 1) throttle.begin('admin', '203.0.113.7');
  now = new Date('2026-03-14T17:00:00Z');
  for (let tries = 1; tries <= 5; tries += 1) throttle.begin('admin', '203.0.113.7');
  expect(() => throttle.begin('admin', '203.0.113.7')).toThrow();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
