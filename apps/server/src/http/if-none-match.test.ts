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

// A regular expression that restarts at each space takes minutes, and the test times out.
test('hundreds of thousands of spaces do not block others', () => {
  expect(matchesEtag(`a${' '.repeat(400_000)}b`, 'W/"a"')).toBe(false);
});
