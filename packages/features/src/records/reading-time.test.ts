import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test.each([
  [0, undefined],
  [299, undefined],
  [300, '2 min read'],
  [1010, '5 min read'],
])('a text of %i words', (count, time) => {
  expect(readingTime('word\n '.repeat(count))).toBe(time);
});
