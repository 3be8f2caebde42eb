import { expect, test } from 'vitest';
import { monthListUrl } from './month-list-url.ts';
import { monthlyAmounts } from './monthly-amounts.ts';

const now = new Date('2026-03-14T15:00:00Z');
const monthsOf = (donations: { amount: number; date: string | null }[], at = now) =>
  monthlyAmounts(donations, at).filter(({ total_amount }) => total_amount !== 0);

test('there are always twelve months, the current one last', () => {
  const months = monthlyAmounts([], now).map(({ month }) => month);
  expect([months.length, months[0], months[8], months[9], months[11]]).toEqual([
    12,
    '2025-04',
    '2025-12',
    '2026-01',
    '2026-03',
  ]);
});

test('donations of a month are added up exactly; older ones and those without a date are left out', () => {
  expect(
    monthsOf([
      { amount: 0.1, date: '2026-03-01' },
      { amount: 0.2, date: '2026-03-31' },
      { amount: -5, date: '2025-12-24' },
      { amount: 99, date: '2025-03-31' },
      { amount: 99, date: null },
    ]),
  ).toEqual([
    { month: '2025-12', total_amount: -5 },
    { month: '2026-03', total_amount: 0.3 },
  ]);
});

test('the month is the one in Georgia, not in Greenwich', () => {
  const months = monthlyAmounts([{ amount: 5, date: '2026-01-01T04:00:00Z' }], new Date('2026-01-01T04:50:00Z'));
  expect(months.at(-1)).toEqual({ month: '2025-12', total_amount: 5 });
});

test('the list of a month includes its first and last day, also in a leap year', () => {
  expect(monthListUrl('/dashboard/donations', '2026-03')).toBe(
    '/dashboard/donations?date.from=2026-03-01&date.to=2026-03-31',
  );
  expect(monthListUrl('/dashboard/donations', '2028-02')).toBe(
    '/dashboard/donations?date.from=2028-02-01&date.to=2028-02-29',
  );
});
