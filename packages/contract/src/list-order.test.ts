import { describe, expect, test } from 'vitest';
import { compareValues } from './list-order.ts';

const sorted = (values: unknown[], isDescending = false) =>
  values.toSorted((a, b) => compareValues(a, b, isDescending));

describe('a person who sorts', () => {
  test('gets texts in natural order: case and accents are ignored, and 2 comes before 10', () => {
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

  test('gets empty values last in both directions', () => {
    expect(sorted([null, 'b', undefined, 'a'])).toEqual(['a', 'b', null, undefined]);
    expect(sorted([null, 2, 3], true)).toEqual([3, 2, null]);
  });
});
