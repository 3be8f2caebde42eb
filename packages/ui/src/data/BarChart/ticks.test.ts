import { expect, test } from 'vitest';
import { roundTicks } from './ticks.ts';

test('lines across stand at numbers that people would choose, around all bars', () => {
  expect(roundTicks([120, 1250.5, 980], 4)).toEqual([0, 500, 1000, 1500]);
  expect(roundTicks([7, 19], 4)).toEqual([0, 5, 10, 15, 20]);
  expect(roundTicks([83_000], 4)).toEqual([0, 20_000, 40_000, 60_000, 80_000, 100_000]);
});

test('what was taken back stands below zero', () => {
  expect(roundTicks([-30, 100], 4)).toEqual([-50, 0, 50, 100]);
});

test('nothing, or nothing but zero, still has a line to stand on', () => {
  expect(roundTicks([], 4)[0]).toBe(0);
  expect(roundTicks([0, 0], 4).length).toBeGreaterThan(1);
});
