import { expect, test } from 'vitest';
import { matchesEtag } from './if-none-match.ts';

test.each([
  ['W/"a"', true],
  ['"b",W/"a"', true],
  ['"b" ,  W/"a" , "c"', true],
  ['*', true],
  ['"a"', false],
  ['W/"a', false],
  ['', false],
  [undefined, false],
])('a client that sends %j has the response W/"a": %s', (header, has) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(has);
});

// A way that begins anew at each blank takes minutes, and the test runs out of time.
test('hundreds of thousands of spaces do not block others', () => {
  expect(matchesEtag(`a${' '.repeat(400_000)}b`, 'W/"a"')).toBe(false);
});
