import { describe, expect, test } from 'vitest';
import { sortByDate, splitUpcomingAndPast } from './moments.ts';

/** 10:00 in the morning in Georgia. */
const now = new Date('2026-03-14T14:00:00Z');
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe('a list by date', () => {
  // Frozen: sorting it in place would throw.
  const items = Object.freeze([
    { id: 1, date: null },
    { id: 2, date: '2026-04-01T16:00:00Z' },
    { id: 3, date: '2026-03-20T16:00:00-04:00' },
    { id: 4, date: '2026-01-05T16:00:00Z' },
    { id: 5, date: null },
    { id: 6, date: '2026-02-05T16:00:00Z' },
  ]);

  test('has the earliest first, and records without a date last', () => {
    expect(ids(sortByDate(items))).toEqual([4, 6, 3, 2, 1, 5]);
  });

  test('is split into upcoming, past and undated records', () => {
    const { upcoming, past, undated } = splitUpcomingAndPast(items, now);
    expect(ids(upcoming)).toEqual([3, 2]);
    expect(ids(past)).toEqual([6, 4]);
    expect(ids(undated)).toEqual([1, 5]);
  });
});
