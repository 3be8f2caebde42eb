import { describe, expect, test } from 'vitest';
import { compareValues, passesFilter } from './list-values.ts';

const sorted = (values: unknown[], isDescending = false) =>
  values.toSorted((a, b) => compareValues(a, b, isDescending));

describe('a person who sorts', () => {
  test('gets texts as people order them: case and accents aside, 2 before 10', () => {
    const texts = ['Chapter 10', 'Zebra', 'chapter 2', 'Ébauche', 'eat'];
    expect(sorted(texts)).toEqual(['chapter 2', 'Chapter 10', 'eat', 'Ébauche', 'Zebra']);
  });

  test('gets numbers by their size, and days and moments by time', () => {
    expect(sorted([1250.5, 25, -3])).toEqual([-3, 25, 1250.5]);
    expect(sorted(['2026-03-14T04:30:00.000Z', '2024-12-01', '2026-03-14'])).toEqual([
      '2024-12-01',
      '2026-03-14',
      '2026-03-14T04:30:00.000Z',
    ]);
  });

  test('finds what is empty last in both directions', () => {
    expect(sorted([null, 'b', undefined, 'a'])).toEqual(['a', 'b', null, undefined]);
    expect(sorted([null, 2, 3], true)).toEqual([3, 2, null]);
  });
});

describe('a person who filters', () => {
  test('gets what was chosen, and nothing of a text that is empty', () => {
    expect(passesFilter('staff', { is: 'staff' })).toBe(true);
    expect(passesFilter(true, { is: 'true' })).toBe(true);
    expect(passesFilter('director', { is: 'staff' })).toBe(false);
    expect(passesFilter(null, { is: '' })).toBe(true);
  });

  test('gets days with the first and the last one, moments by the day in Georgia', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => passesFilter(day, march))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(passesFilter('2026-04-01T03:30:00.000Z', march)).toBe(true);
    expect(passesFilter('2026-03-01T04:30:00.000Z', march)).toBe(false);
    expect(passesFilter('2026-03-14', { from: '2026-03-14' })).toBe(true);
  });

  test('finds nothing empty by days', () => {
    expect([null, undefined, '', 'soon'].map((value) => passesFilter(value, { to: '2026-03-31' }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
