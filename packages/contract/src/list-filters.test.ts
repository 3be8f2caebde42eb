import { describe, expect, test } from 'vitest';
import { matchesFilter } from './list-filters.ts';

describe('a person who filters', () => {
  test('gets the records with the chosen value, and none for an empty text', () => {
    expect(matchesFilter('staff', { is: 'staff' })).toBe(true);
    expect(matchesFilter(true, { is: 'true' })).toBe(true);
    expect(matchesFilter('director', { is: 'staff' })).toBe(false);
    expect(matchesFilter(null, { is: '' })).toBe(true);
  });

  test('gets a range of days including the first and the last, and moments by their day in Georgia', () => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) => matchesFilter(day, march))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(matchesFilter('2026-04-01T03:30:00.000Z', march)).toBe(true);
    expect(matchesFilter('2026-03-01T04:30:00.000Z', march)).toBe(false);
    expect(matchesFilter('2026-03-14', { from: '2026-03-14' })).toBe(true);
  });

  test('finds no record without a date', () => {
    expect([null, undefined, '', 'soon'].map((value) => matchesFilter(value, { to: '2026-03-31' }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
