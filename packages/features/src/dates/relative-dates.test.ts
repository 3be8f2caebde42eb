import { expect, test } from 'vitest';
import { formatAgo, formatRelativeDay, formatRelativeMoment } from './relative-dates.ts';

/** Half past midnight in Georgia; it is five hours later in Greenwich. */
const now = new Date('2026-03-14T04:30:00Z');

test('relative days use the organization’s time zone', () => {
  expect(formatRelativeDay('2026-03-14T04:10:00Z', now)).toBe('Today');
  expect(formatRelativeDay('2026-03-14T03:50:00Z', now)).toBe('Yesterday');
  expect(formatRelativeDay('2026-03-08T16:00:00Z', now)).toBe('Sunday, March 8');
  expect(formatRelativeDay('2026-03-07T16:00:00Z', now)).toBe('March 7');
  expect(formatRelativeDay('2025-12-24T16:00:00Z', now)).toBe('December 24, 2025');
});

test('a clock change does not shift relative days', () => {
  expect(formatRelativeDay('2026-03-07T23:00:00Z', new Date('2026-03-08T12:00:00Z'))).toBe('Yesterday');
});

test('a moment shows its time in the organization’s time zone', () => {
  expect(formatRelativeMoment('2026-03-14T04:10:00Z', now)).toBe('today at 12:10\u00a0AM');
  expect(formatRelativeMoment('2026-03-02T14:00:00Z', now)).toBe('March 2 at 9:00\u00a0AM');
});

test('an invalid date is shown unchanged', () => {
  expect(formatRelativeMoment('soon', now)).toBe('soon');
});

test.each([
  ['2026-11-30T15:00:30Z', 'just now'],
  ['2026-11-30T14:43:00Z', '17 min ago'],
  ['2026-11-30T12:59:00Z', '2 h ago'],
  ['2026-11-29T14:59:00Z', 'yesterday'],
  ['2026-11-28T15:00:00Z', 'Sat Nov 28'],
  ['2025-11-01T15:00:00Z', 'Sat Nov 1, 2025'],
  ['2026-12-05T15:00:00Z', 'Sat Dec 5'],
  ['never', 'never'],
])('a change of %s was %s, on November 30 at 10 AM', (at, text) => {
  expect(formatAgo(at, new Date('2026-11-30T15:00:00Z'))).toBe(text);
});
