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
])('who sends %j has the answer W/"a": %s', (header, has) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(has);
});

test('thousands of blanks keep nobody else waiting', () => {
  const before = performance.now();
  expect(matchesEtag(`a${' '.repeat(200_000)}b`, 'W/"a"')).toBe(false);
  expect(performance.now() - before).toBeLessThan(500);
});
