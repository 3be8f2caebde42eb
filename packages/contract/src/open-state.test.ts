import { expect, test } from 'vitest';
import { openState } from './open-state.ts';
import { parseException, parseHours } from './settings-lines.ts';

const parsed = <Line>(line: Line | string): Line => {
  if (typeof line === 'string') throw new Error(line);
  return line;
};
const hours = ['Thursday-Friday 10 AM-4 PM', 'Saturday 9:00-12:00', 'Saturday 12:00-14:30'].map((line) =>
  parsed(parseHours(line)),
);
const exceptions = ['2026-11-26 closed Thanksgiving', '2026-11-30 13:00-15:00 Boxes for students'].map((line) =>
  parsed(parseException(line)),
);
/** What a visitor reads at a moment, with plain spaces. */
const read = (moment: string, week = hours, days = exceptions) =>
  openState(week, days, new Date(moment))?.text.replaceAll('\u00a0', ' ');

test.each([
  ['in the morning before it opens', '2026-11-19T09:59:00-05:00', 'Opens today at 10:00 AM'],
  ['from the minute it opens', '2026-11-19T10:00:00-05:00', 'Open now until 4:00 PM'],
  ['until the minute it closes', '2026-11-19T16:00:00-05:00', 'Opens tomorrow at 10:00 AM'],
  ['in the middle of two lines that touch', '2026-11-21T11:00:00-05:00', 'Open now until 2:30 PM'],
  ['days before', '2026-11-15T12:00:00-05:00', 'Opens Thursday at 10:00 AM'],
  ['on a holiday', '2026-11-26T11:00:00-05:00', 'Opens tomorrow at 10:00 AM'],
  ['before a day that is open for once', '2026-11-28T20:00:00-05:00', 'Opens Monday at 1:00 PM'],
  ['in the night after the clocks changed', '2026-11-01T23:30:00-05:00', 'Opens Thursday at 10:00 AM'],
  ['from Tokyo, where it is tomorrow', '2026-11-20T00:30:00+09:00', 'Open now until 4:00 PM'],
])('a visitor reads %s when the pantry is open', (_, moment, text) => {
  expect(read(moment)).toBe(text);
});

test('a place that closes for more than a week names the day, one for good and one without hours say nothing', () => {
  const closed = Array.from({ length: 70 }, (_, day) => ({
    day: new Date(Date.UTC(2026, 11, 1 + day)).toISOString().slice(0, 10),
    hours: null,
    note: '',
  }));
  expect(read('2026-12-01T12:00:00-05:00', hours, closed.slice(0, 20))).toBe('Opens December 24 at 10:00 AM');
  expect(read('2026-12-01T12:00:00-05:00', hours, closed)).toBeUndefined();
  expect(read('2026-12-01T12:00:00-05:00', [])).toBeUndefined();
});
