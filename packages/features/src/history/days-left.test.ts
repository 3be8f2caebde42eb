import { expect, test } from 'vitest';
import { daysLeftText, isUrgent } from './days-left.ts';

const now = new Date('2026-03-14T15:00:00Z');

test.each([
  ['2026-04-13T15:00:00Z', '30 days left', false],
  // A device whose clock is seconds behind the server's, and one that is hours behind.
  ['2026-04-13T15:00:02Z', '30 days left', false],
  ['2026-04-14T09:00:00Z', '30 days left', false],
  ['2026-03-20T15:00:01Z', '7 days left', false],
  ['2026-03-20T15:00:00Z', '6 days left', true],
  ['2026-03-15T15:00:00Z', 'Less than a day left', true],
  ['2026-03-14T14:59:00Z', 'Less than a day left', true],
])('until %s the text is %j', (until, text, urgent) => {
  expect([daysLeftText(until, now), isUrgent(until, now)]).toEqual([text, urgent]);
});
