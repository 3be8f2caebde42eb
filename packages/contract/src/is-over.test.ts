import { describe, expect, test } from 'vitest';
import { isOver } from './is-over.ts';

/** 10:00 in the morning in Georgia. */
const now = new Date('2026-03-14T14:00:00Z');

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
    expect(isOver({ ...clinic, end_date: '2026-03-14T14:00:00Z' }, now)).toBe(true);
    expect(isOver({ ...clinic, all_day: true }, now)).toBe(false);
    expect(isOver({ date: '2026-03-12T12:00:00Z', end_date: '2026-03-14T12:00:00Z', all_day: true }, now)).toBe(false);
  });

  test('after its day, if its end is not after its beginning', () => {
    const supper = { date: '2026-03-14T22:00:00Z', end_date: '2026-03-14T12:00:00Z' };
    expect(isOver(supper, now)).toBe(false);
    expect(isOver(supper, new Date('2026-03-15T05:00:00Z'))).toBe(true);
  });

  test('from whole minutes on, so that lists of the same minute agree', () => {
    const clinic = { date: '2026-03-14T12:00:00Z', end_date: '2026-03-14T14:00:20Z' };
    expect(isOver(clinic, new Date('2026-03-14T14:00:59Z'))).toBe(false);
    expect(isOver(clinic, new Date('2026-03-14T14:01:00Z'))).toBe(true);
  });

  test('never without a date', () => {
    expect(isOver({ date: null }, now)).toBe(false);
    expect(isOver({ date: 'to be announced' }, now)).toBe(false);
  });
});
