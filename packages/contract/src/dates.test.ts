import { describe, expect, test } from 'vitest';
import {
  addDays,
  dayAt,
  dayOf,
  daysBetween,
  formatLongDate,
  formatShortDate,
  formatShortDays,
  wallTime,
} from './dates.ts';

test('a moment is formatted in the organization’s time zone, in winter, in summer and at midnight', () => {
  expect(wallTime('2026-01-14T23:30:00Z')).toBe('2026-01-14T18:30');
  expect(wallTime('2026-07-14T22:30:00Z')).toBe('2026-07-14T18:30');
  expect(wallTime(new Date('2026-01-14T05:00:00Z'))).toBe('2026-01-14T00:00');
});

test('today is the date in Georgia, not in Greenwich', () => {
  expect(dayOf('2026-01-01T03:00:00Z')).toBe('2025-12-31');
  expect(dayOf('2026-07-14T22:30:00-04:00')).toBe('2026-07-14');
  expect(dayAt(new Date('2026-01-01T03:00:00Z'))).toBe('2025-12-31');
  expect(dayOf('0999-07-14T22:30:00Z')).toBe('0999-07-14');
});

test('a date without an offset stays as written', () => {
  expect(dayOf('2026-03-14T23:30')).toBe('2026-03-14');
  expect(dayOf('2026-03-14 23:30:00')).toBe('2026-03-14');
  expect(dayOf('2026-03-14')).toBe('2026-03-14');
});

test('other text is not a date', () => {
  for (const words of ['', 'sometime in spring', '2026-02-31', '2026-13-01T10:00', '2026-03-14T18:30+05']) {
    expect([wallTime(words), dayOf(words), formatLongDate(words)]).toEqual([null, null, null]);
  }
  expect(() => dayAt(new Date('soon'))).toThrow(RangeError);
});

test('a date is formatted in US English, with its time if requested', () => {
  expect(formatLongDate('2026-03-14')).toBe('March 14, 2026');
  expect(formatLongDate('2026-03-14', { withTime: true })).toBe('March 14, 2026');
  expect(formatLongDate('2026-07-14T22:30:00Z')).toBe('July 14, 2026');
  expect(formatLongDate('2026-07-14T22:30:00Z', { withTime: true })).toBe('July 14, 2026 at 6:30\u00a0PM');
  expect(formatLongDate('2026-11-03T00:05', { withTime: true })).toBe('November 3, 2026 at 12:05\u00a0AM');
  expect(formatLongDate('2026-11-03 12:00', { withTime: true })).toBe('November 3, 2026 at 12:00\u00a0PM');
});

test('days are counted correctly across months, leap years and clock changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
  expect(daysBetween('2026-04-01', '2026-03-31')).toBe(-1);
});

describe('in lists', () => {
  const now = new Date('2026-11-30T15:00:00Z');

  test('a date is short, has its weekday, and its year if that is another one', () => {
    expect(formatShortDate('2026-12-05', { now })).toBe('Sat Dec 5');
    expect(formatShortDate('2026-12-05T15:00:00Z', { now, withTime: true })).toBe('Sat Dec 5, 10\u00a0AM');
    expect(formatShortDate('2027-02-17T15:30:00Z', { now, withTime: true })).toBe('Wed Feb 17, 2027, 10:30\u00a0AM');
    expect(formatShortDate('2027-01-01T03:00:00Z', { now, withTime: true })).toBe('Thu Dec 31, 10\u00a0PM');
    expect(formatShortDate('soon', { now })).toBeNull();
  });

  test('several days are one range', () => {
    expect(formatShortDays('2026-12-05', '2026-12-06', now)).toBe('Dec 5 – 6');
    expect(formatShortDays('2026-11-30', '2026-12-02', now)).toBe('Nov 30 – Dec 2');
    expect(formatShortDays('2027-01-09', '2027-01-11', now)).toBe('Jan 9 – 11, 2027');
    expect(formatShortDays('2025-12-31', '2026-01-02', now)).toBe('Dec 31, 2025 – Jan 2, 2026');
  });
});
