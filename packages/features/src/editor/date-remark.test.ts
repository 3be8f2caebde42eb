import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { expect, test } from 'vitest';
import { dateRemark } from './date-remark.ts';

/** Ten in the evening of March 14 in Georgia; it is the 15th in Greenwich. */
const now = new Date('2026-03-15T02:00:00Z');

/** The remark on a field's value. */
function remark(name: ResourceName, field: string, value: string, end = '') {
  const { fields } = entityOf(name);
  const { kind, label } = fields[field] ?? { kind: 'text', label: '' };
  return dateRemark({ name, fields }, { name: field, kind, label }, value, end, now);
}

test.each([
  ['2026-03-14', 'Saturday, today.'],
  ['2026-03-15', 'Sunday, tomorrow.'],
  ['2026-04-06', 'Monday, in 23 days.'],
  ['2026-03-01', 'Sunday, 13 days ago.'],
  ['2026-09-14', 'Monday, in 6 months.'],
  ['2036-03-14', 'Friday, in 10 years.'],
])('the story date %s shows %s', (value, text) => {
  expect(remark('story', 'date', value)).toBe(text);
});

test('the start of an event shows the time that calendars will show, into the next day', () => {
  expect(remark('event', 'date', '2026-04-06T18:30')).toBe(
    'Monday, in 23 days. Without an end time, calendars show 6:30\u00a0PM to 8:30\u00a0PM.',
  );
  expect(remark('event', 'date', '2026-04-06T23:00')).toContain('11:00\u00a0PM to 1:00\u00a0AM');
  expect(remark('election', 'date', '2026-04-06T00:00')).toContain('Calendars show the whole day.');
});

test('with an end, the start of an event does not show the hours of calendars', () => {
  expect(remark('event', 'date', '2026-04-06T18:30', '2026-04-06T20:00')).toBe('Monday, in 23 days.');
});

test.each(['', '2026-02-', 'soon', '2026-13-41'])('the invalid date %j shows nothing', (value) => {
  expect(remark('event', 'date', value)).toBeUndefined();
});

test('a field that is not a date shows nothing', () => {
  expect(remark('donation', 'amount', '25')).toBeUndefined();
});
