import { expect, test } from 'vitest';
import { listNumber } from './list-number.ts';

test('a list’s numbers are written as a browser shows them', () => {
  expect([1, 26, 27, 702, 703].map((value) => listNumber(value, 'a'))).toEqual(['a', 'z', 'aa', 'zz', 'aaa']);
  expect([1, 4, 9, 14, 1994].map((value) => listNumber(value, 'I'))).toEqual(['I', 'IV', 'IX', 'XIV', 'MCMXCIV']);
  expect([0, -3, 12].map((value) => listNumber(value, ''))).toEqual(['0', '-3', '12']);
});

test('numbers that no letter or numeral stands for are digits', () => {
  expect([0, -1].map((value) => listNumber(value, 'A'))).toEqual(['0', '-1']);
  expect([0, 4000].map((value) => listNumber(value, 'i'))).toEqual(['0', '4000']);
});
