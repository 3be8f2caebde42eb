import { expect, test } from 'vitest';
import { movedEnd } from './move-end.ts';

test.each([
  ['the first beginning proposes two hours', { from: '', to: '2026-05-01T18:00', end: '' }, '2026-05-01T20:00'],
  ['over midnight', { from: '', to: '2026-12-31T23:00', end: '' }, '2027-01-01T01:00'],
  [
    'an event that is moved keeps its length',
    { from: '2026-05-01T18:00', to: '2026-05-08T17:30', end: '2026-05-01T19:30' },
    '2026-05-08T19:00',
  ],
  [
    'a year that is being typed',
    { from: '0002-05-01T18:00', to: '0020-05-01T18:00', end: '0002-05-01T20:00' },
    '0020-05-01T20:00',
  ],
  ['a removed end stays away', { from: '2026-05-01T18:00', to: '2026-05-08T18:00', end: '' }, undefined],
  ['without a beginning nothing moves', { from: '2026-05-01T18:00', to: '', end: '2026-05-01T20:00' }, undefined],
  [
    'an end before the beginning stays',
    { from: '2026-05-02T18:00', to: '2026-05-08T18:00', end: '2026-05-01T20:00' },
    undefined,
  ],
  ['an end that was entered first stays', { from: '', to: '2026-05-01T18:00', end: '2026-05-01T22:00' }, undefined],
])('%s', (_, change, end) => {
  expect(movedEnd(change)).toBe(end);
});
