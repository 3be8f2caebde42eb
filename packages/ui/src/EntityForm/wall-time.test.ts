import { expect, it } from 'vitest';
import { toWallTime } from './wall-time.ts';

it('shows a moment as the organization’s clock does, in winter and in summer', () => {
  expect(toWallTime('2026-01-14T23:30:00Z')).toBe('2026-01-14T18:30');
  expect(toWallTime('2026-07-14T22:30:00Z')).toBe('2026-07-14T18:30');
});

it('writes midnight as 00 of the same day', () => {
  expect(toWallTime('2026-01-14T05:00:00Z')).toBe('2026-01-14T00:00');
});

it('is empty for nothing and for what is no date', () => {
  expect([toWallTime(null), toWallTime(''), toWallTime('soon')]).toEqual(['', '', '']);
});
