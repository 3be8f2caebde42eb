import { expect, test } from 'vitest';
import { fieldText, formatFieldValue, formatMoney } from './format-field-value.ts';

test('an amount is written as a browser writes dollars', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  for (const amount of [0, 0.05, 5, 19.9, 100, 999.99, 1000, 12_345.6, 1_234_567.89, 100_000_000, -7.5, -1234]) {
    expect(formatMoney(amount)).toBe(dollars.format(amount));
  }
});

test('what can’t be read as its kind stays as it is, and nothing is nothing', () => {
  expect(formatFieldValue('money', 'a lot')).toBe('a lot');
  expect(formatFieldValue('number', 12_345.5)).toBe('12,345.5');
  expect(formatFieldValue('money', null)).toBe('');
});

test('a row says words for a choice, and of a PDF that it is there', () => {
  expect(fieldText('choice', 'staff', { staff: 'Staff & volunteers' })).toBe('Staff & volunteers');
  expect(fieldText('choice', 'gone', {})).toBe('gone');
  expect(fieldText('pdf', 'b8aeecc4.pdf', undefined)).toBe('Attached');
  expect(fieldText('pdf', null, undefined)).toBe('');
});
