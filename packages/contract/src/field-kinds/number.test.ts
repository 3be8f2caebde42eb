import { expect, test } from 'vitest';
import type { Field } from '../fields.ts';
import { rulesOf } from './index.ts';

const rules = rulesOf({ kind: 'number' });

/** The stored value of an input, or its error. */
function parseNumber(value: unknown, limits: Pick<Field, 'min' | 'max'> = {}) {
  const result = rules.input({ kind: 'number', label: 'Number', ...limits }, rulesOf)?.safeParse(value);
  return result?.success ? result.data : result?.error.issues[0]?.message;
}

const whole = 'This has to be a whole number, such as 12.';
const degrees = { min: -90, max: 90 };

test.each([
  ['12', undefined, 12],
  ['1,200', undefined, 1200],
  ['', undefined, null],
  ['-1', undefined, whole],
  ['twelve', undefined, whole],
  ['1.5', undefined, whole],
  ['-1', degrees, -1],
  ['−1', degrees, -1],
  [-90, degrees, -90],
  ['0', degrees, 0],
  ['-91', degrees, 'This has to be at least −90.'],
  ['91', degrees, 'This can be at most 90.'],
  ['--1', degrees, whole],
  ['- 1', degrees, whole],
])('%j within %o is stored as, or refused with, %j', (typed, limits, expected) => {
  expect(parseNumber(typed, limits)).toBe(expected);
});

test('a form keeps a negative number where it is allowed', () => {
  expect(rules.fromForm?.('-1', { kind: 'number', label: 'Number', ...degrees })).toBe(-1);
  expect(rules.fromForm?.('-1', { kind: 'number', label: 'Number' })).toBe(null);
});
