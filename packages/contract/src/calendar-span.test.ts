import { expect, test } from 'vitest';
import { calendarSpan } from './calendar-span.ts';

const hours = (span: ReturnType<typeof calendarSpan>) =>
  span && (span.end.getTime() - span.start.getTime()) / (60 * 60 * 1000);

test('an event takes two hours, and polls are open for twelve', () => {
  expect(calendarSpan('event', '2026-04-01T22:30:00Z')).toMatchObject({ day: '2026-04-01', isWholeDay: false });
  expect(hours(calendarSpan('event', '2026-04-01T22:30:00Z'))).toBe(2);
  expect(hours(calendarSpan('election', '2026-05-19T11:00:00Z'))).toBe(12);
});

test('what begins at midnight was given a day alone and takes that day, also where clocks change', () => {
  expect(calendarSpan('event', '2026-04-01T04:00:00Z')).toMatchObject({ day: '2026-04-01', isWholeDay: true });
  expect(hours(calendarSpan('event', '2026-04-01T04:00:00Z'))).toBe(24);
  expect(hours(calendarSpan('event', '2026-03-08T05:00:00Z'))).toBe(23);
  expect(hours(calendarSpan('event', '2026-11-01T04:00:00Z'))).toBe(25);
});

test('no calendar is offered a date that is missing, broken, or means another moment for every reader', () => {
  expect(calendarSpan('event', null)).toBeNull();
  expect(calendarSpan('event', 'soonZ')).toBeNull();
  expect(calendarSpan('event', '2026-04-01T18:30')).toBeNull();
});
