import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

test.each([
  ['/', '/'],
  ['/?page=2', '/?page=2'],
  ['/article/1?slug=a//b/', '/article/1?slug=a//b/'],
  ["/ruby's-porch", "/ruby's-porch"],
  ['/article/1/?slug=x', '/article/1?slug=x'],
  ['/Events?page=2', '/events?page=2'],
  ['/EVENT/7/?slug=Fish-Fry', '/event/7?slug=Fish-Fry'],
  ["/Ruby's-Porch", "/ruby's-porch"],
  ['/Team-Type/Staff', '/team-type/staff'],
  ['/Summer-Camp', '/Summer-Camp'],
  ['//', '/'],
  ['//article/1', '/article/1'],
  ['///evil.example//', '/evil.example'],
  ['//\\evil.example', '/evil.example'],
  ['/ruby%E2%80%99s-porch', "/ruby's-porch"],
  ['/ruby%e2%80%99s-food-pantry/?x=%E2%80%99', "/ruby's-food-pantry?x=%E2%80%99"],
])('%s is found at %s', (address, expected) => {
  expect(canonicalUrl(address)).toBe(expected);
});

// A regular expression that restarts at each slash takes minutes, and the test times out.
test('hundreds of thousands of slashes do not block others', () => {
  const slashes = '/'.repeat(400_000);
  expect(canonicalUrl(`/${slashes}a/${slashes}b/`)).toMatch(/^\/a\/+b$/);
});
