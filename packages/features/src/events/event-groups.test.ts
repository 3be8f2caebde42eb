import { expect, test } from 'vitest';
import { daysOf, groupEvents, monthItems, nextChange, timeMark } from './event-groups.ts';

/** Noon in Georgia on the last day of the year. */
const now = new Date('2026-12-31T17:00:00Z');
const event = (date: string | null, end_date: string | null = null, own: object = {}) => ({
  ...{ id: 1, title: 'Watch night', date, end_date, all_day: false, status: 'scheduled' as const },
  ...own,
});

test('today’s events come first, then months, also over the turn of the year', () => {
  const groups = groupEvents(
    [
      event('2026-12-28T15:00:00Z', '2027-01-02T15:00:00Z'),
      event('2027-01-01T04:30:00Z'),
      event('2027-01-01T05:30:00Z'),
      event(null),
    ],
    'upcoming',
    now,
  );
  expect(groups.map(({ heading, events }) => [heading, events.length])).toEqual([
    ['Today', 2],
    ['January 2027', 1],
    ['Date to be announced', 1],
  ]);
});

test('of past events, none is today’s', () => {
  expect(groupEvents([event('2026-12-31T13:00:00Z', '2026-12-31T14:00:00Z')], 'past', now)[0]?.heading).toBe(
    'December 2026',
  );
});

test.each([
  ['has begun and not ended', event('2026-12-31T16:00:00Z', '2026-12-31T18:00:00Z'), 'On now'],
  ['begins later', event('2026-12-31T23:00:00Z', '2027-01-01T06:00:00Z'), 'Today'],
  ['has begun, and nobody knows how long it lasts', event('2026-12-31T16:00:00Z'), 'Today'],
  ['takes all day', event('2026-12-31T05:00:00Z', '2027-01-01T05:00:00Z', { all_day: true }), 'Today'],
  ['is over', event('2026-12-31T13:00:00Z', '2026-12-31T14:00:00Z'), undefined],
  ['is cancelled', event('2026-12-31T16:00:00Z', '2026-12-31T18:00:00Z', { status: 'cancelled' }), undefined],
  ['is tomorrow', event('2027-01-01T05:30:00Z'), undefined],
])('what %s is marked', (_, each, mark) => {
  expect(timeMark(each, now)).toBe(mark);
});

test('what ends at midnight does not go on the next day', () => {
  expect(daysOf(event('2026-12-31T23:00:00Z', '2027-01-01T05:00:00Z'))).toEqual({
    first: '2026-12-31',
    last: '2026-12-31',
  });
  expect(daysOf(event('2026-12-31T05:00:00Z', '2027-01-01T05:00:00Z', { all_day: true }))).toEqual({
    first: '2026-12-31',
    last: '2027-01-01',
  });
});

test('a page is true until the next beginning, end or midnight', () => {
  const until = (...events: Parameters<typeof nextChange>[0][number][]) => nextChange(events, now).toISOString();
  expect(until()).toBe('2027-01-01T05:00:00.000Z');
  expect(until(event('2026-12-31T16:00:00Z', '2026-12-31T18:00:00Z'))).toBe('2026-12-31T18:00:00.000Z');
  expect(until(event('2026-12-31T23:00:00Z'), event('2026-12-31T17:00:00Z'))).toBe('2026-12-31T23:00:00.000Z');
});

test.each([
  ['2026-03-08T05:30:00Z', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01T04:30:00Z', '2026-11-02T05:00:00.000Z'],
  ['2026-06-01T03:59:59Z', '2026-06-01T04:00:00.000Z'],
])('also on the days when the clocks change: %s', (at, midnight) => {
  expect(nextChange([], new Date(at)).toISOString()).toBe(midnight);
});

test('an item of a month shows its time only if it has one', () => {
  const [timed, allDay] = monthItems([
    event('2026-12-31T23:00:00Z'),
    event('2026-12-31T05:00:00Z', null, { all_day: true, status: 'cancelled' }),
  ]);
  expect(timed?.time).toBe('6:00\u00a0PM');
  expect([allDay?.time, allDay?.note]).toEqual([undefined, 'Cancelled']);
});
