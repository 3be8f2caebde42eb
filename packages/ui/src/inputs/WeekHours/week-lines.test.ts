import { expect, test } from 'vitest';
import { proposedSpans, readWeek, weekText } from './week-lines.ts';

test('days in a row with the same hours share a line, in the words that the settings store', () => {
  const text = 'Tuesday-Saturday 10:00-18:00';
  expect(weekText(readWeek(text) ?? [])).toBe(text);
  expect(readWeek(text)?.map((spans) => spans.length)).toEqual([0, 1, 1, 1, 1, 1, 0]);
});

test.each([
  [
    'hours in the morning and in the afternoon',
    'Mon 9 AM-12 PM\nMonday 2-5 PM',
    'Monday 09:00-12:00\nMonday 14:00-17:00',
  ],
  [
    'days that go over the end of the week',
    'Saturday-Monday 10 AM-2 PM',
    'Monday 10:00-14:00\nSaturday-Sunday 10:00-14:00',
  ],
  ['the same hours, written for each day', 'Monday 9-11 AM\nTuesday 9-11 AM', 'Monday-Tuesday 09:00-11:00'],
  ['blank lines', '\n  Friday 4-8 PM \n\n', 'Friday 16:00-20:00'],
  ['nothing', '', ''],
])('%s', (_, written, stored) => {
  expect(weekText(readWeek(written) ?? [])).toBe(stored);
});

test('hours whose end is still missing come back from a draft', () => {
  const draft = 'Monday-Tuesday 09:00-\nFriday -17:00\nSunday -';
  expect(weekText(readWeek(draft) ?? [])).toBe(draft);
});

test.each(['every day, call us', 'Monday 25:00-26:00', 'Mondays by appointment'])('‘%s’ is no week', (line) => {
  expect(readWeek(line)).toBeNull();
});

test('a closed day gets the hours of the open day before it', () => {
  const week = readWeek('Monday 10:00-12:00\nMonday 14:00-18:00') ?? [];
  expect(proposedSpans(week, 4)).toEqual(week[0]);
  expect(proposedSpans(week, 0)).toEqual([{ opens: '09:00', closes: '17:00' }]);
});
