import { expect, test } from 'vitest';
import { calendarSpan } from './calendar-span.ts';
import { eventStatusLabel } from './event-status-label.ts';

const event = (date: string | null, end_date: string | null = null, all_day = false) =>
  calendarSpan('event', { date, end_date, all_day });
const hours = (span: ReturnType<typeof calendarSpan>) =>
  span && !span.isAllDay && (span.end.getTime() - span.start.getTime()) / 3_600_000;

test('without an end, an event lasts two hours and an election the twelve hours that polls are open', () => {
  expect(hours(event('2026-04-01T22:30:00Z'))).toBe(2);
  expect(hours(calendarSpan('election', { date: '2026-05-19T11:00:00Z' }))).toBe(12);
});

test('an event lasts until its end', () => {
  expect(hours(event('2026-04-01T22:30:00Z', '2026-04-02T03:00:00Z'))).toBe(4.5);
  expect(hours(event('2026-04-01T22:30:00Z', '2026-04-01T22:30:00Z'))).toBe(2);
  // From 11:00 PM to 1:00 AM and from 1:00 AM to 3:00 AM, by clocks that go back and forward between.
  expect(hours(event('2026-11-01T03:00:00Z', '2026-11-01T05:00:00Z'))).toBe(2);
  expect(hours(event('2026-11-01T05:00:00Z', '2026-11-01T08:00:00Z'))).toBe(3);
  expect(hours(event('2027-03-14T06:00:00Z', '2027-03-14T07:00:00Z'))).toBe(1);
});

test('an event with a date but no time takes the whole day', () => {
  expect(event('2026-04-01T04:00:00Z')).toEqual({ isAllDay: true, day: '2026-04-01', dayAfter: '2026-04-02' });
  expect(event('2026-04-01T04:00:00Z', '2026-04-01T06:00:00Z')).toMatchObject({ isAllDay: false });
});

test.each([
  ['2026-11-01T14:00:00Z', null, '2026-11-01', '2026-11-02'],
  ['2026-11-01T14:00:00Z', '2026-11-02T04:59:00Z', '2026-11-01', '2026-11-02'],
  ['2027-03-14T14:00:00Z', '2027-03-15T03:59:00Z', '2027-03-14', '2027-03-15'],
  ['2026-10-31T14:00:00Z', '2026-11-02T14:00:00Z', '2026-10-31', '2026-11-03'],
])('all day from %s to %s covers those days in the organization’s time zone', (date, end, day, dayAfter) => {
  expect(event(date, end, true)).toEqual({ isAllDay: true, day, dayAfter });
});

test('a record without a date is in no calendar', () => {
  expect(event(null)).toBeNull();
  expect(event('soonZ')).toBeNull();
  expect(event('2026-04-01T18:30')).toBeNull();
});

test('an event has a status label only if it does not take place as planned', () => {
  expect([eventStatusLabel({ status: 'cancelled' }), eventStatusLabel({ status: 'postponed' })]).toEqual([
    'Cancelled',
    'Postponed',
  ]);
  expect([eventStatusLabel({ status: 'scheduled' }), eventStatusLabel({})]).toEqual(['', '']);
});
