import { expect, test } from 'vitest';
import { asTimeFactor, referenceMs } from './measure-time-factor.ts';

test('limits stay as they are on a machine as fast as the reference, or faster', () => {
  expect(asTimeFactor([referenceMs / 3])).toBe(1);
  expect(asTimeFactor([referenceMs])).toBe(1);
});

test('a machine three times slower gets limits three times as long; one slow measurement of three does not count', () => {
  expect(asTimeFactor([3 * referenceMs])).toBe(3);
  expect(asTimeFactor([referenceMs, 20 * referenceMs, referenceMs])).toBe(1);
});

test('a machine that hangs does not get endless limits', () => {
  expect(asTimeFactor([1000 * referenceMs])).toBe(12);
});
