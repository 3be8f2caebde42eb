import { fastestFormMs, unsuspectedLinksMax } from '@porchlight/contract/limits';
import { expect, test } from 'vitest';
import { isSuspected } from './suspicion.ts';

const person = { trap: '', elapsedMs: fastestFormMs, answers: [] };
const withLinks = (number: number) => [
  { id: 'note', question: 'Anything else?', answer: 'See https://site.example '.repeat(number) },
];

test('a person who types and names a few links is not suspected', () => {
  expect(isSuspected({ ...person, answers: withLinks(unsuspectedLinksMax) })).toBe(false);
});

test.each([
  ['fills in what people don’t see', { trap: 'x' }],
  ['is faster than people type', { elapsedMs: fastestFormMs - 1 }],
  ['advertises', { answers: withLinks(unsuspectedLinksMax + 1) }],
])('who %s is suspected', (_, sent) => {
  expect(isSuspected({ ...person, ...sent })).toBe(true);
});
