import { expect, test } from 'vitest';
import { dateRemark } from './date-remark.ts';

/** Ten in the evening of March 14 in Georgia; it is the 15th in Greenwich. */
const now = new Date('2026-03-15T02:00:00Z');

test.each([
  ['2026-03-14', 'Saturday, today.'],
  ['2026-03-15', 'Sunday, tomorrow.'],
  ['2026-04-06', 'Monday, in 23 days.'],
  ['2026-03-01', 'Sunday, 13 days ago.'],
  ['2026-09-14', 'Monday, in 6 months.'],
  ['2036-03-14', 'Friday, in 10 years.'],
])('who types %s of a story reads %s', (value, text) => {
  expect(dateRemark('story', 'date', value, now)).toBe(text);
});

test('who types when an event begins reads what calendars will show, up to the next day', () => {
  expect(dateRemark('event', 'dateTime', '2026-04-06T18:30', now)).toBe(
    'Monday, in 23 days. Calendars show 6:30\u00a0PM to 8:30\u00a0PM.',
  );
  expect(dateRemark('event', 'dateTime', '2026-04-06T23:00', now)).toContain('11:00\u00a0PM to 1:00\u00a0AM');
  expect(dateRemark('election', 'dateTime', '2026-04-06T00:00', now)).toContain('Calendars show the whole day.');
});

test.each(['', '2026-02-', 'soon', '2026-13-41'])('nothing is said of %j, which is no date', (value) => {
  expect(dateRemark('event', 'dateTime', value, now)).toBeUndefined();
});

test('nothing is said of what is no date field', () => {
  expect(dateRemark('donation', 'money', '25', now)).toBeUndefined();
});
