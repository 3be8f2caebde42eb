import { expect, test } from 'vitest';
import { summary } from './summary.ts';

test('a description for search results is one line', () => {
  expect(summary(' Soup.\n\nThree kinds of it. ')).toBe('Soup. Three kinds of it.');
});

test('a long description is cut between characters', () => {
  const cut = summary('👩🏾‍🌾'.repeat(500));
  expect(cut).toBe(`${'👩🏾‍🌾'.repeat(160)}…`);
});
