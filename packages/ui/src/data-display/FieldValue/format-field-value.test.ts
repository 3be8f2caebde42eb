import { expect, test } from 'vitest';
import { formatFieldValue } from './format-field-value.ts';

test('an invalid value is shown unchanged, and an empty one as nothing', () => {
  expect(formatFieldValue('money', 'a lot')).toBe('a lot');
  expect(formatFieldValue('number', 12_345.5)).toBe('12,345.5');
  expect(formatFieldValue('money', null)).toBe('');
});

test('a row shows the label of a choice, and whether there is a PDF', () => {
  expect(formatFieldValue('choice', 'staff', { staff: 'Staff & volunteers' })).toBe('Staff & volunteers');
  expect(formatFieldValue('choice', 'gone', {})).toBe('gone');
  expect(formatFieldValue('pdf', 'b8aeecc4.pdf')).toBe('Attached');
  expect(formatFieldValue('pdf', null)).toBe('');
});
