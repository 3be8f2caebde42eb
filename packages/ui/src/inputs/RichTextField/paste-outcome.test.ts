import { expect, test } from 'vitest';
import { addOutcomes, emptyOutcome, needsAttention, pasteSentences } from './paste-outcome.ts';

test('who pastes twice reads of both, and of each problem once', () => {
  const first = addOutcomes(emptyOutcome, { pictures: 1, isTidied: true, problems: ['Too large.'] });
  const both = addOutcomes(first, { pictures: 1, hidden: 2, problems: ['Too large.'] });
  expect(pasteSentences(both)).toEqual([
    'Too large.',
    '2 pictures were not pasted. Add them at the places marked [Picture].',
    'Hidden text was left out at 2 places.',
    'We cleaned up what you pasted.',
  ]);
});

test('a notice only stays if something was left out', () => {
  expect(needsAttention({ ...emptyOutcome, isTidied: true })).toBe(false);
  expect(needsAttention({ ...emptyOutcome, links: 1 })).toBe(true);
  expect(needsAttention({ ...emptyOutcome, problems: ['Too large.'] })).toBe(true);
});
