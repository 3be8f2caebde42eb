import { expect, test } from 'vitest';
import { roundTicks } from './ticks.ts';

test('grid lines are at round numbers and enclose all bars', () => {
  expect(roundTicks([120, 1250.5, 980], 4)).toEqual([0, 500, 1000, 1500]);
  expect(roundTicks([7, 19], 4)).toEqual([0, 5, 10, 15, 20]);
  expect(roundTicks([83_000], 4)).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000]);
});

test('negative values are below zero', () => {
  expect(roundTicks([-30, 100], 4)).toEqual([-50, 0, 50, 100]);
});

test('no values or only zeros still have an axis', () => {
  expect(roundTicks([], 4)[0]).toBe(0);
  expect(roundTicks([0, 0], 4).length).toBeGreaterThan(1);
});
