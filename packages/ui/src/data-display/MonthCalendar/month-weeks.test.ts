import { expect, test } from 'vitest';
import { monthWeeks } from './month-weeks.ts';

test.each([
  ['2026-02', 4, '2026-02-28'],
  ['2026-03', 5, '2026-03-31'],
  ['2026-11', 5, '2026-11-30'],
  ['2027-01', 6, '2027-01-31'],
  ['2028-02', 5, '2028-02-29'],
])('%s has %i weeks, and ends on %s', (month, count, last) => {
  const weeks = monthWeeks(month);
  expect(weeks).toHaveLength(count);
  const days = weeks.flat().filter((day) => day !== null);
  expect(days[0]).toBe(`${month}-01`);
  expect(days.at(-1)).toBe(last);
  expect(new Set(days).size).toBe(Number(last.slice(8)));
  for (const week of weeks) expect(week).toHaveLength(7);
});

test.each(['', '2026', '2026-13', '2026-1', 'endless '.repeat(20)])('%j is no month and has no weeks', (text) => {
  expect(monthWeeks(text)).toEqual([]);
});
