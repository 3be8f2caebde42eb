import { describe, expect, test } from 'vitest';
import { isOver, sortByDate, splitUpcomingAndPast } from './moments.ts';

/** 10:00 in the morning in Georgia. */
const now = new Date('2026-03-14T14:00:00Z');
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe('an event or election is over', () => {
  test('only after its day has ended', () => {
    expect(isOver({ date: '2026-03-14T11:00:00Z' }, now)).toBe(false);
    expect(isOver({ date: '2026-03-13T23:00:00Z' }, now)).toBe(true);
  });

  test('at midnight in Georgia, not at midnight in Greenwich', () => {
    expect(isOver({ date: '2026-03-14T22:00:00Z' }, new Date('2026-03-15T02:00:00Z'))).toBe(false);
    expect(isOver({ date: '2026-03-14T22:00:00Z' }, new Date('2026-03-15T05:00:00Z'))).toBe(true);
  });

  test('at its end, if it has one', () => {
    const clinic = { date: '2026-03-14T12:00:00Z', end_date: '2026-03-14T13:59:00Z' };
    expect(isOver(clinic, now)).toBe(true);
    expect(isOver({ ...clinic, end_date: '2026-03-14T14:01:00Z' }, now)).toBe(false);
    expect(isOver({ ...clinic, all_day: true }, now)).toBe(false);
    expect(isOver({ date: '2026-03-12T12:00:00Z', end_date: '2026-03-14T12:00:00Z', all_day: true }, now)).toBe(false);
  });

  test('never without a date', () => {
    expect(isOver({ date: null }, now)).toBe(false);
    expect(isOver({ date: 'to be announced' }, now)).toBe(false);
  });
});

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
