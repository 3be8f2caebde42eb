import { expect, test } from 'vitest';
import { formatMoney, fromCents, isExactToCent, parseMoney, toCents } from './money.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const amounts = [0, 0.05, 0.3, 5, 19.9, 25, 999.99, 1000, 12_345.6, 1_234_567.89, 1_000_000_000, -7.5, -1234];
test.each(amounts)('%s is converted to cents and back without a change', (amount) => {
  expect(fromCents(toCents(amount))).toBe(amount);
  expect(isExactToCent(amount)).toBe(true);
  expect(formatMoney(amount)).toBe(dollars.format(amount));
});

test('a third digit after the decimal point is refused', () => {
  expect([1.999, 0.001, 12.345].map(isExactToCent)).toEqual([false, false, false]);
});

test.each([
  ['$1,250.50', 1250.5],
  [' $ 25 ', 25],
  ['1,000,000', 1_000_000],
  ['12,34', Number.NaN],
  ['1e5', Number.NaN],
  ['-4', Number.NaN],
  ['', Number.NaN],
])('%j is understood as %s', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});
