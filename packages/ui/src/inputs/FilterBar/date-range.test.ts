import { expect, test } from 'vitest';
import { dateRangePresets, formatDateRange, parseDateRange, serializeDateRange } from './date-range.ts';

test('a date range is read as it was written, with one or both ends', () => {
  for (const days of [
    { from: '2026-03-01', to: '2026-03-31' },
    { from: '2026-03-01', to: '' },
    { from: '', to: '2026-03-31' },
    { from: '', to: '' },
  ]) {
    expect(parseDateRange(serializeDateRange(days))).toEqual(days);
  }
});

test('this month and last month are correct at the turn of the year and in February', () => {
  const spans = (today: string) =>
    Object.fromEntries(dateRangePresets(today).map(({ label, value }) => [label, value]));
  expect(spans('2026-01-15')).toEqual({
    'This month': '2026-01-01/2026-01-31',
    'Last month': '2025-12-01/2025-12-31',
    'This year': '2026-01-01/2026-12-31',
    'Last year': '2025-01-01/2025-12-31',
  });
  expect(spans('2028-03-31')['Last month']).toBe('2028-02-01/2028-02-29');
});

test('a date range has a short label', () => {
  expect(formatDateRange('2026-03-01/2026-03-31')).toMatch(/^Mar 1\s–\s31, 2026$/);
  expect(formatDateRange('2026-03-01/..')).toBe('from Mar 1, 2026');
  expect(formatDateRange('../2026-03-31')).toBe('until Mar 31, 2026');
  expect(formatDateRange('2026-04-01/2026-03-31')).toBe('from Apr 1, 2026 until Mar 31, 2026');
});
