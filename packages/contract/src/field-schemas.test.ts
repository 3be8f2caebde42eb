import { expect, test } from 'vitest';
import { inputSchema } from './field-schemas.ts';
import type { FieldKind } from './fields.ts';

/** The stored value of an input, or its error. */
function parseInput(kind: FieldKind, value: unknown) {
  const result = inputSchema({ kind, label: 'Field' })?.safeParse(value);
  return result?.success ? result.data : result?.error.issues[0]?.message;
}

test.each([
  ['(229) 555-0142', '(229) 555-0142'],
  ['+1 229 555 0142 x12', '+1 229 555 0142 x12'],
  ['', ''],
  ['call us', 'This has to be a telephone number, such as (229) 555-0142.'],
  ['555', 'This has to be a telephone number, such as (229) 555-0142.'],
])('a telephone number typed as %j is %j', (value, stored) => {
  expect(parseInput('phone', value)).toBe(stored);
});

test.each([
  ['12', 12],
  [12, 12],
  ['0', 0],
  ['1,200', 1200],
  ['', null],
  [null, null],
  ['a dozen', 'This has to be a whole number, such as 12.'],
  ['1,2', 'This has to be a whole number, such as 12.'],
  ['-1', 'This has to be a whole number, such as 12.'],
  [2.5, 'This has to be a whole number, such as 12.'],
  ['2000000000', 'This can be at most 1,000,000,000.'],
])('a number typed as %j is %j', (value, stored) => {
  expect(parseInput('number', value)).toBe(stored);
});

test.each([
  ['1968', 1968],
  [1968, 1968],
  ['', null],
  [null, null],
  ['68', 'This has to be a year, such as 1968.'],
  ['0999', 'This has to be a year, such as 1968.'],
  [1968.5, 'This has to be a year, such as 1968.'],
])('a year typed as %j is %j', (value, stored) => {
  expect(parseInput('year', value)).toBe(stored);
});

test.each([
  ['true', true],
  ['on', true],
  [false, false],
  ['', false],
  ['perhaps', 'This has to be true or false.'],
])('a box that is sent as %j is %j', (value, stored) => {
  expect(parseInput('boolean', value)).toBe(stored);
});

test.each([
  ['email', '\u2060ruby@example.org\u200b', 'ruby@example.org'],
  ['url', 'https://cdn.example.org/ep.mp3\u200b', 'https://cdn.example.org/ep.mp3'],
  ['phone', '\u202d(229) 555-0142\u202c', '(229) 555-0142'],
  ['money', '25\u200b', 25],
  ['number', '\u200e12', 12],
  ['year', '1968\ufeff', 1968],
  ['date', '\u200e2026-03-14', '2026-03-14'],
  ['text', '\u200bCanning day\u00ad', 'Canning day'],
  ['text', '\u3164', ''],
  ['longText', ' \u200b\n', ''],
  ['url', '\u200b', ''],
] as const)('what comes with a copied %s and is not seen is removed: %j is %j', (kind, value, stored) => {
  expect(parseInput(kind, value)).toBe(stored);
});

test('a title of nothing that is seen is refused', () => {
  const title = inputSchema({ kind: 'text', label: 'Title', required: true });
  expect(title?.safeParse('\u3164').error?.issues[0]?.message).toBe('This can’t be empty.');
});
